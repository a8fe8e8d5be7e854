/**
 * What a record of the wire has to be, for records that another server or an older run of this one wrote. Made from the
 * table of types. Strict in what a field holds; what the specification leaves open (Id or id, digits or a number, a field
 * that is not there) may come in any form.
 */
import { z } from 'zod'
import { isHttpsAddress } from '@/lib/content/fields/https-address'
import { LARGEST_ID } from '@/lib/shared/addresses/localized'
import { PLACES } from '@/lib/shared/content/placement'
import type { ContentLists, ContentType, Placed } from '@/lib/shared/content/types'
import { isMoment, toIso } from '@/lib/shared/format/moment'
import { modelOf, type TypeModel } from './model'
import { fieldsOf, isPlaced } from './wire'
import type { WireField } from './wire-fields'

const digits = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value)
const nothing = (value: unknown) => (value === undefined || value === '' ? null : value)

const text = z.string('should be a text').refine((value) => !value.includes('\u0000'), 'holds a character of no text')
const id = z.preprocess(
  digits,
  z.int('should be a whole number').positive('should be above 0').max(LARGEST_ID, 'is too large'),
)
const amount = z.preprocess(
  digits,
  z.int('should be a whole amount').min(0, 'should be 0 or more').max(1e12, 'is too large'),
)
/** Of gifts, which may have parts of the major unit. */
const sum = z.preprocess(
  digits,
  z.number('should be an amount').min(0, 'should be 0 or more').max(1e12, 'is too large'),
)
const moment = text.refine(isMoment, 'should be a date such as 2026-11-21').transform(toIso)

function schemaOf(field: WireField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'html':
      return text.nullish().transform((value) => value ?? '')
    case 'image':
      return text.nullish().transform((value) => value || null)
    case 'address':
      return text.refine(isHttpsAddress, 'should be an address that starts with https://')
    case 'date':
      return z.preprocess(nothing, moment.nullable())
    case 'amount':
      return z.preprocess(nothing, amount.nullable())
    case 'total':
      return z.preprocess(nothing, sum.nullable()).transform((value) => value ?? 0)
    case 'parent':
      return z.preprocess(nothing, id.nullable())
    case 'choice':
      return choice(field)
    case 'place':
      return text.nullish()
    case 'places':
      return z.array(text, 'should be a list').nullish()
    case 'self':
      return id
  }
}

/** Where a record shows; the specification's servers give the first place alone. A place that the site does not know is none. */
function placesIn(type: ContentType, { page, pages }: Record<string, unknown>): Partial<Placed> {
  if (!isPlaced(type)) return {}
  const given = (pages as string[] | null)?.length ? (pages as string[]) : [String(page)]
  const known = given.flatMap((one) => PLACES.find((place) => place.toLowerCase() === one.toLowerCase()) ?? [])
  const own = [...new Set(known)]
  return { page: own[0] ?? '', pages: own }
}

/** A list that the site does not know is none. */
function choice({
  choices,
  empty,
  missing = '',
  meant = (text) => text,
}: Extract<WireField, { kind: 'choice' }>): z.ZodType {
  const own = (value: unknown) => {
    const text = String(value)
    return choices.find((one) => one.toLowerCase() === (meant(text) ?? text).toLowerCase())
  }
  if (empty) return text.nullish().transform((value) => own(value) ?? '')
  const wanted = z.enum(choices as [string, ...string[]], `should be ${choices.join(' or ')}`)
  return z.preprocess((value) => own(nothing(value) ?? missing) ?? value, wanted)
}

type Shape = z.ZodType<Record<string, unknown>>
const shapes = new Map<ContentType, Shape>()

function shapeOf(type: ContentType): Shape {
  const known = shapes.get(type)
  if (known) return known
  const fields = fieldsOf(type).map(([name, field]) => [name, schemaOf(field)] as const)
  const made = z.object({ Id: id, ...Object.fromEntries(fields) }) as unknown as Shape
  shapes.set(type, made)
  return made
}

export type Checked<T> = { value: T } | { problem: string }

/** A record of unknown origin as the wire's record, or what is wrong with it; fields that the type lacks are left out. */
export function checkRecord<T extends ContentType>(type: T, given: unknown): Checked<ContentLists[T]> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { problem: 'is no record' }
  const raw = given as Record<string, unknown>
  // The page half of a record goes by the Id of its parent; another server may number its halves by themselves.
  const { half } = modelOf(type) as TypeModel
  const Id = (half?.parentIn === 'body' ? raw[half.parentField] : undefined) ?? raw.Id ?? raw.id
  const selves = fieldsOf(type).flatMap(([name, { kind }]) => (kind === 'self' ? [[name, Id]] : []))
  const { page = null, pages = null } = raw
  const result = shapeOf(type).safeParse({ ...raw, Id, page, pages, ...Object.fromEntries(selves) })
  if (result.success) return { value: { ...result.data, ...placesIn(type, result.data) } as unknown as ContentLists[T] }
  const [issue] = result.error.issues
  return { problem: `${issue?.path.join('.')} ${issue?.message}` }
}

/** More records than any foundation has; the memory for them is bounded by it. */
const MOST_RECORDS = 50_000

/** A list of unknown origin, whole: one record that is wrong, or an Id that comes twice, and none of it is taken. */
export function checkList<T extends ContentType>(type: T, given: unknown[]): Checked<ContentLists[T][]> {
  if (given.length > MOST_RECORDS) return { problem: `has more than ${MOST_RECORDS} records` }
  const records: ContentLists[T][] = []
  const ids = new Set<number>()
  for (const [i, one] of given.entries()) {
    const checked = checkRecord(type, one)
    if ('problem' in checked) return { problem: `has a record that is wrong: ${nameOf(one, i)} ${checked.problem}` }
    if (ids.has(checked.value.Id)) return { problem: `has the Id ${checked.value.Id} twice` }
    ids.add(checked.value.Id)
    records.push(checked.value)
  }
  return { value: records }
}

/** How a record is spoken of: by its Id, or by its place where it has none. */
export function nameOf(given: unknown, index: number): string {
  const { Id, id: small } = (given ?? {}) as Record<string, unknown>
  const own = Id ?? small
  return typeof own === 'number' || typeof own === 'string' ? `Id ${String(own).slice(0, 20)}` : `number ${index + 1}`
}
