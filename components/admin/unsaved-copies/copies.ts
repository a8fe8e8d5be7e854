/**
 * Copies of content that somebody writes in the admin, in their browser until it is saved: a crash, a lost connection or an ended
 * session loses nothing. Each is bound to an account, and goes with its sign-out and after a week.
 */
import { readStored, writeStored } from '@/lib/shared/stored-json'

/** Where a form's copy stands: the account, what it writes, and in which language. */
export interface CopyPlace {
  account: string | number
  collection: string
  /** Undefined for a record that was never saved. */
  record: string | number | undefined
  locale: string
}

export interface Copy {
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** When the record that it changes was saved; '' for a new one. */
  base: string
  /** Values of the form, by field. */
  values: Record<string, unknown>
}

const PREFIX = 'copy:'
const WEEK_MS = 7 * 24 * 3600 * 1000
/** Characters of JSON; browsers have room for some five million in all. */
const MOST_CHARACTERS = 1_000_000

const nameOf = ({ account, collection, record, locale }: CopyPlace) =>
  [PREFIX + account, collection, record ?? 'new', locale].join(':')

/** The copy of a form; undefined where there is none that can be used. */
export function readCopy(place: CopyPlace): Copy | undefined {
  const stored = readStored(nameOf(place))
  return isCopy(stored) && !isOld(stored) ? stored : undefined
}

/** Keeps a copy in place of the one before; what is too long is not kept. */
export function writeCopy(place: CopyPlace, copy: Copy): void {
  if (JSON.stringify(copy).length <= MOST_CHARACTERS) writeStored(nameOf(place), copy)
}

export const removeCopy = (place: CopyPlace): void => writeStored(nameOf(place), null)

/** Removes what is old, and all copies of other accounts. @param account null removes the copies of every account */
export function removeCopiesBut(account: string | number | null): void {
  for (const name of storedNames()) {
    const copy = readStored(name)
    const isOwn = account !== null && name.startsWith(`${PREFIX}${account}:`)
    if (!isOwn || !isCopy(copy) || isOld(copy)) writeStored(name, null)
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  } catch {
    return []
  }
}

const isOld = ({ at }: Copy) => Date.now() - at > WEEK_MS

const isCopy = (stored: unknown): stored is Copy =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof (stored as Copy).at === 'number' &&
  typeof (stored as Copy).base === 'string' &&
  typeof (stored as Copy).values === 'object'
