/** When a form was opened, signed: programs that fill in forms do so at once, or send what they once copied. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { formKey } from './keys'

/** Pages are kept and shared; one that changed with each second would be new to every cache. */
const PAGE_STEP_MS = 10 * 60_000
/** By so much another computer of the site may be ahead of this one. */
const AHEAD_MS = 5 * 60_000

type Kind = 'exact' | 'page'
const LETTER: Record<Kind, string> = { exact: 'e', page: 'p' }

export interface StampRead {
  /** Milliseconds since the form was opened. */
  age: number
  /** False for the stamp of a page, up to ten minutes older than the form, and for one of a clock that is ahead. */
  exact: boolean
}

/** The stamp of this moment, for a form that fetches its own. @param now milliseconds since 1970 */
export function formStamp(now = Date.now()): string {
  return signed('exact', now)
}

/** The stamp that stands in a page, rounded down to ten minutes. @param now milliseconds since 1970 */
export function pageStamp(now = Date.now()): string {
  return signed('page', now - (now % PAGE_STEP_MS))
}

/**
 * Reads a stamp that came with a form.
 * @param now milliseconds since 1970
 * @returns null for one that is not ours, or is more than five minutes of the future
 */
export function readStamp(stamp: string, now = Date.now()): StampRead | null {
  const [, letter, time = ''] = /^([ep])([0-9a-z]{1,9})\.[\w-]{43}$/.exec(stamp) ?? []
  if (!letter) return null
  const kind: Kind = letter === LETTER.exact ? 'exact' : 'page'
  const madeAt = Number.parseInt(time, 36)
  const ours = Buffer.from(signed(kind, madeAt))
  const given = Buffer.from(stamp)
  if (given.length !== ours.length || !timingSafeEqual(given, ours) || madeAt > now + AHEAD_MS) return null
  return { age: Math.max(now - madeAt, 0), exact: kind === 'exact' && madeAt <= now }
}

function signed(kind: Kind, time: number): string {
  const text = `${LETTER[kind]}${time.toString(36)}`
  return `${text}.${createHmac('sha256', formKey('stamp')).update(text).digest('base64url')}`
}
