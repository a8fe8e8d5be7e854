/**
 * The shape in which a context says what it holds about people: one object a collection. Retention puts them together: what
 * is held about a person is found, given out and erased, and what is over is erased.
 */
import type { SQL } from 'drizzle-orm'
import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import type { Need } from '@/lib/access/rights/matrix'
import { spokenLocale } from '@/lib/platform/calls/say'
import { clock, day } from '@/lib/shared/format/date'

/** By what a person is known here; one of the two is enough. */
export interface Person {
  email: string
  phone: string
}

/** A line of the text for a person who asks what is held about them; left out where it has no value. */
export type Fact = [label: string, value: string | null | undefined]

/** A record as such lines below a title. */
export type Described = [title: string, facts: Fact[]]

/** A time in such a line, as whoever asked reads it. */
export function moment(iso: string | null | undefined): string {
  const locale = spokenLocale()
  return iso ? `${day(iso, locale)}, ${clock(iso, locale)}` : ''
}

/** What every stored record has. */
export interface StoredRecord {
  id: number
  createdAt: string
}

/** A record in the admin's list of what was found. */
export interface Listed {
  title: string
  name?: string | null
  email?: string | null
  phone?: string | null
}

/** How long what visitors sent is kept, by the settings; none of these is below 1. */
export interface Periods {
  now: Date
  messagesMonths: number
  registrationsMonths: number
  suspectedDays: number
}

/** What is asked about a person. */
export interface Search {
  user: TypedUser | null | undefined
  /** SELECT of the ids that were found of a collection, for those listed after it. */
  foundOf: (collection: CollectionSlug) => SQL
}

/** What is given out with records of a kind: name → all of it. */
export type Parts = Record<string, Pick<StoredRecord, 'id'>[]>

export interface PersonalData<T extends StoredRecord = StoredRecord, P extends Parts = Parts> {
  collection: CollectionSlug
  /** Who answers for it. Nothing is found for anybody else. */
  need: Need
  /** Condition on rows: that they are the person's. */
  isOf(person: Person, search: Search): SQL
  /** Condition on rows: that they go with records that were chosen; null for none. */
  belongsTo?(chosen: (collection: CollectionSlug) => number[]): SQL | null
  /** What is given out with the records: name → its collection, and the field that names the record. */
  parts?: Readonly<Record<keyof P & string, { collection: CollectionSlug; field: string }>>
  list(record: T): Listed
  /** The records in words, with titles in place of Ids. */
  describe(payload: Payload, records: T[], parts: P): Promise<Described[]>
  /** Erases records, or the person in them, in the request's transaction. @param ids some thousands at the most */
  erase(req: PayloadRequest, ids: number[]): Promise<void>
  /** Erases those whose time is over, in short transactions; none by itself where it is left out. @returns how many */
  eraseOver?(payload: Payload, periods: Periods): Promise<number>
}
