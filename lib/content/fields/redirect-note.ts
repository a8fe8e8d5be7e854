/** The note of a redirect. What the site itself notes is stored in English, and read in the language of whoever reads it. */
import type { FieldHook, TextField } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords, LANGUAGE_CODES, label } from '@/lib/shared/i18n/admin/words'

/** The site's notes beside redirects that it wrote: never to be changed, or older ones are not found any more. */
export const MOVED_NOTES = {
  subcategories: 'Written by the site: the subcategory was moved to another project.',
  pages: 'Written by the site: the page was given another address.',
} as const

type Moved = keyof typeof MOVED_NOTES

const MOVED = Object.keys(MOVED_NOTES) as Moved[]
const LANGUAGES = Object.keys(LANGUAGE_CODES) as Locale[]

const written = (moved: Moved, language: string) => inWords({ key: `content.redirects.moved.${moved}` }, language)

const inReadersWords: FieldHook = ({ value, req }) => {
  const moved = MOVED.find((each) => MOVED_NOTES[each] === value)
  return moved ? written(moved, req.i18n.language) : value
}

/** Forms send it back as it was read. */
const asStored: FieldHook = ({ value }) => {
  const moved = MOVED.find((each) => LANGUAGES.some((language) => written(each, language) === value))
  return moved ? MOVED_NOTES[moved] : value
}

export const redirectNote: TextField = {
  name: 'note',
  type: 'text',
  label: label('content.redirects.note'),
  maxLength: 300,
  admin: { description: label('content.redirects.noteHelp') },
  hooks: { afterRead: [inReadersWords], beforeChange: [asStored] },
}
