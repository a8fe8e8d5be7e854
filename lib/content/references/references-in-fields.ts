/** What a record names: pictures, files for download, projects and campaigns, in which field and language, by the fields' definitions. */
import type { Field } from 'payload'
import { targetAt } from '@/lib/content/redirects/address-target'
import { FILE_EXTENSIONS } from '@/lib/shared/content/file-kinds'
import { idOf } from '@/lib/shared/format/related-id'

/** Slug of the collection that fields of pictures lead to. */
export const PICTURES = 'media'

/** Slug of the collection of files for download. */
export const FILES = 'files'

type FileTarget = typeof PICTURES | typeof FILES

/** Collections whose records are named by fields, and in texts by links to their pages. */
export const NAMED_RECORDS = ['projects', 'campaigns'] as const

type RecordTarget = (typeof NAMED_RECORDS)[number]

type Target = FileTarget | RecordTarget

interface NamedAt {
  /** Null where the field has one value for all languages. */
  locale: string | null
  /** Such as detail.image1. */
  path: string
}

/** A project or a campaign that a record names. */
export interface RecordReference extends NamedAt {
  target: RecordTarget
  named: number
}

export interface PictureReference extends NamedAt {
  /** Slug of the collection of what is named. */
  target: FileTarget
  /** Id of a picture or a file, or the name of a file in a text. */
  named: number | string
}

interface Reference extends NamedAt {
  target: Target
  named: number | string
}

/** As much of Payload's fields and tabs as is asked here. */
export interface Part {
  name?: string
  type?: string
  label?: unknown
  localized?: boolean
  fields?: Part[]
  tabs?: Part[]
  blocks?: { slug: string; fields: Part[] }[]
  relationTo?: string | string[]
  custom?: { isHtml?: boolean }
}

type Values = Record<string, unknown>

/** Where a field leads, as far as that is indexed; several where its values say which. */
const targetsOf = ({ type, relationTo }: Part): Target[] =>
  type === 'upload' || type === 'relationship' ? ([relationTo].flat().filter(isTarget) as Target[]) : []

const isFileTarget = (slug: string | undefined): slug is FileTarget => slug === PICTURES || slug === FILES

const isRecordTarget = (slug: string | undefined): slug is RecordTarget =>
  (NAMED_RECORDS as readonly (string | undefined)[]).includes(slug)

const isTarget = (slug: string | undefined): slug is Target => isFileTarget(slug) || isRecordTarget(slug)

export const isHtml = ({ custom }: Part) => custom?.isHtml === true

export const within = ({ fields, tabs, blocks }: Part): Part[] => [
  ...(fields ?? []),
  ...(tabs ?? []),
  ...(blocks ?? []).flatMap((block) => block.fields),
]

/** Whether any of these fields, or of those within them, can name a picture. */
export const hasPictureFields = (fields: readonly Field[]): boolean => (fields as Part[]).some(hasPictureField)

const hasPictureField = (part: Part): boolean =>
  targetsOf(part).some(isFileTarget) || isHtml(part) || within(part).some(hasPictureField)

/** Whether it is a picture or a file for download that is named. */
export const isPictureReference = <T extends Reference>(one: T): one is T & PictureReference => isFileTarget(one.target)

/** Whether it is a project or a campaign that is named. */
export const isRecordReference = <T extends Reference>(one: T): one is T & RecordReference => isRecordTarget(one.target)

/** All that a record names. @param record with all its languages, or in the one that is given */
export const referencesIn = (fields: readonly Field[], record: object, locale: string | null = null): Reference[] => [
  ...walk(fields as Part[], record as Values, { path: '', locale }),
]

/**
 * All pictures that a record names.
 * @param record with all its languages, or in the one that is given
 */
export const pictureReferencesIn = (
  fields: readonly Field[],
  record: object,
  locale: string | null = null,
): PictureReference[] => referencesIn(fields, record, locale).filter(isPictureReference)

const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`)

function* walk(parts: Part[], values: Values, at: NamedAt): Generator<Reference> {
  for (const part of parts) {
    if (part.type === 'tabs') yield* walk(part.tabs ?? [], values, at)
    else if (!part.name) yield* walk(part.fields ?? [], values, at)
    else {
      const path = below(at.path, part.name)
      for (const [locale, value] of inLocales(part, values[part.name], at.locale))
        yield* read(part, value, { path, locale })
    }
  }
}

/** A value once, or once for each language that it has. */
function inLocales({ localized }: Part, value: unknown, locale: string | null): [string | null, unknown][] {
  const isTranslated = localized && locale === null && typeof value === 'object' && value !== null
  return isTranslated ? Object.entries(value) : [[locale, value]]
}

function* read(part: Part, value: unknown, at: NamedAt): Generator<Reference> {
  if (value === null || value === undefined) return
  const [target] = targetsOf(part)
  if (target) yield* [value].flat().flatMap((one) => relatedOf(one, target, at))
  else if (isHtml(part)) yield* [...filesIn(value), ...recordsIn(value)].map((one) => ({ ...one, ...at }))
  else if (Array.isArray(value)) {
    for (const [row, values] of (value as Values[]).entries()) {
      const block = part.blocks?.find(({ slug }) => slug === values.blockType)
      yield* walk(block?.fields ?? part.fields ?? [], values, { ...at, path: below(at.path, row) })
    }
  } else if (part.fields && typeof value === 'object') yield* walk(part.fields, value as Values, at)
}

/** Where a field leads to several collections, a value says to which. */
function relatedOf(value: unknown, target: Target, at: NamedAt): Reference[] {
  const { relationTo, value: related } = (value ?? {}) as { relationTo?: string; value?: unknown }
  if (relationTo !== undefined && !isTarget(relationTo)) return []
  const id = idOf(relationTo === undefined ? value : related)
  return id === null ? [] : [{ target: (relationTo as Target | undefined) ?? target, named: id, ...at }]
}

/** Pictures, films, files for download, and links to them, by whatever address of a site. */
const FILE = new RegExp(`/(media|files)/([\\w.-]+\\.(?:webp|avif|jpe?g|png|gif|mp4|webm|${FILE_EXTENSIONS}))`, 'gi')

function filesIn(html: unknown): Pick<PictureReference, 'target' | 'named'>[] {
  if (typeof html !== 'string') return []
  const found = new Map([...html.matchAll(FILE)].map(([address, folder, name]) => [address, { folder, name }]))
  return [...found.values()].map(({ folder, name }) => ({
    target: folder?.toLowerCase() === 'files' ? FILES : PICTURES,
    named: String(name),
  }))
}

/** Links within the site. */
const LINK = /\shref="(\/[^"?#]+)/gi

function recordsIn(html: unknown): Pick<RecordReference, 'target' | 'named'>[] {
  if (typeof html !== 'string') return []
  const pages = [...html.matchAll(LINK)].flatMap(([, address = '']) => {
    const page = targetAt(address.replace(/^\/bn(?=\/)/, ''))
    return typeof page === 'object' && isRecordTarget(page.collection)
      ? [{ target: page.collection, named: page.id }]
      : []
  })
  return [...new Map(pages.map((page) => [`${page.target} ${page.named}`, page])).values()]
}
