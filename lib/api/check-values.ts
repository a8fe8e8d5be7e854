/** Checks the fields of a write against the type's model. What is asked of texts is the CMS's to say. */
import { z } from 'zod'
import { fieldsOf } from '@/lib/content/model/wire'
import type { WireField } from '@/lib/content/model/wire-fields'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import type { ContentType } from '@/lib/shared/content/types'
import { isMoment, toIso } from '@/lib/shared/format/moment'
import type { WriteBody } from './body'
import { invalid } from './errors'

/** A checked write: wire field → value. Fields that were not given are not there. */
export type WriteValues = Record<string, unknown>

const plain = z
  .string({ error: 'This should be a text.' })
  .refine((text) => !text.includes('\u0000'), 'This holds a character that cannot be stored.')

/** One field: from what the wire gives to what is stored; null clears it. */
function schemaOf(field: WireField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'html':
    case 'address':
      return plain.nullable()
    case 'image':
      return z.union([z.instanceof(File), plain.transform((path) => path || null), z.null()], {
        error: 'This should be the path of a picture that the site has, or a file.',
      })
    case 'choice':
      return choice(field)
    case 'place':
      return choice({ ...field, kind: 'choice', empty: true })
    case 'places':
      return places(field.choices)
    case 'date':
      return z.union([z.null(), z.literal('').transform(() => null), plain.refine(isMoment).transform(toIso)], {
        error: 'This should be a date such as 2026-11-21 or 2026-11-21T09:30:00Z.',
      })
    case 'amount':
      return z
        .int({ error: 'This should be a whole amount.' })
        .min(0, 'This should be 0 or more.')
        .max(1e12, 'This is too large.')
        .nullable()
    case 'parent':
    case 'self':
      return z
        .int({ error: 'This should be an Id: a whole number above 0.' })
        .positive('This should be an Id: a whole number above 0.')
        .max(LARGEST_ID, 'There is no record with this Id.')
    case 'total':
      return z.undefined({ error: 'The site works this out; please leave it out.' })
  }
}

function choice(field: Extract<WireField, { kind: 'choice' }>): z.ZodType {
  const error = `This should be ${field.choices.join(' or ')}${field.empty ? ', or empty' : ''}.`
  const { choices, meant } = field
  const known = z.preprocess(
    (given) => (meant && typeof given === 'string' ? (meant(given) ?? given) : given),
    z.enum(choices as [string, ...string[]], { error }),
  )
  return field.empty ? z.union([known, z.null(), z.literal('').transform(() => null)], { error }) : known
}

/** Each once, in the order given: the first is the one that `page` tells. */
function places(choices: readonly string[]): z.ZodType {
  const error = `This should be a list of ${choices.join(', ')}; none is the usual place.`
  const known = z.array(z.enum(choices as [string, ...string[]], { error }), { error })
  return z.union([known.transform((given) => [...new Set(given)]), z.null().transform(() => [])], { error })
}

const schemas = new Map<ContentType, z.ZodType<WriteValues>>()

function bodySchema(type: ContentType): z.ZodType<WriteValues> {
  const known = schemas.get(type)
  if (known) return known
  const shape = Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, schemaOf(field).optional()]))
  const made = z.strictObject(shape) as unknown as z.ZodType<WriteValues>
  schemas.set(type, made)
  return made
}

/** Ids that a body may carry and that change nothing: a record's Id is the server's. */
const IGNORED: Partial<Record<ContentType, readonly string[]>> = { videoGallery: ['Id', 'id'] }

/**
 * The fields of a write.
 * @throws ApiError invalid, with a sentence for every field that is unknown or wrong
 */
export function checkValues(type: ContentType, { values, textual }: WriteBody): WriteValues {
  const ignored = IGNORED[type] ?? ['Id']
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => !ignored.includes(name)))
  const result = bodySchema(type).safeParse(textual ? fromText(type, given) : given)
  if (result.success) return withOnePlacement(result.data)
  const wrong = result.error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, `${type} has no such field.`])
      : [[String(issue.path[0] ?? 'data'), issue.message]],
  )
  throw invalid(Object.fromEntries(wrong.reverse()))
}

/** The list of places says all that the first of them does. @throws ApiError invalid where the two contradict */
function withOnePlacement({ page, ...values }: WriteValues): WriteValues {
  const { pages } = values as { pages?: string[] }
  if (page === undefined) return values
  if (!pages) return { ...values, page }
  if ((page ?? '') === (pages[0] ?? '')) return values
  throw invalid({ page: 'This should be the first of pages, or be left out.' })
}

/** Multipart says numbers as digits, lists with commas, and nothing as an empty text. */
function fromText(type: ContentType, values: Record<string, unknown>): Record<string, unknown> {
  const kinds = new Map(fieldsOf(type).map(([name, { kind }]) => [name, kind]))
  const convert = (name: string, value: unknown) => {
    const kind = kinds.get(name)
    const numeric = kind === 'amount' || kind === 'parent' || kind === 'self'
    if (value instanceof File && value.size === 0) return null
    if (kind === 'places' && typeof value === 'string')
      return value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    if (!numeric || typeof value !== 'string') return value
    return value === '' ? null : Number(value)
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(name, value)]))
}
