/** The note of a redirect. What the site itself notes is stored in English, and read in the language of whoever reads it. */
import type { FieldHook, TextField } from 'payload'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords, LANGUAGE_CODES, label } from '@/lib/shared/i18n/admin/words'

/** The site's note beside a redirect that it wrote: never to be changed, or older ones are not found any more. */
export const SUBCATEGORY_MOVED = 'Written by the site: the subcategory was moved to another project.'

const written = (language: string) => inWords({ key: 'content.redirects.subcategoryMoved' }, language)

const LANGUAGES = Object.keys(LANGUAGE_CODES) as Locale[]

const inReadersWords: FieldHook = ({ value, req }) => (value === SUBCATEGORY_MOVED ? written(req.i18n.language) : value)

/** Forms send it back as it was read. */
const asStored: FieldHook = ({ value }) =>
  LANGUAGES.some((language) => written(language) === value) ? SUBCATEGORY_MOVED : value

export const redirectNote: TextField = {
  name: 'note',
  type: 'text',
  label: label('content.redirects.note'),
  maxLength: 300,
  admin: { description: label('content.redirects.noteHelp') },
  hooks: { afterRead: [inReadersWords], beforeChange: [asStored] },
}
