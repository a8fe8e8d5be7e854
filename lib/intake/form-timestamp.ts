/**
 * Signed timestamp of when a form was opened (its field and call are named `stamp`): bots fill in forms at once, or send
 * again what they once copied.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { formKey } from './form-key'

/** Precision of a page's timestamp: pages are cached, and one that changed each second would never be. */
const PAGE_STEP_MS = 10 * 60_000
/** Clock skew that is tolerated between computers of the site. */
const AHEAD_MS = 5 * 60_000

type Kind = 'exact' | 'page'
const LETTER: Record<Kind, string> = { exact: 'e', page: 'p' }

export interface FormAge {
  /** Milliseconds since the form was opened. */
  age: number
  /** False for a page's timestamp, up to ten minutes older than the form, and for one of a clock that is ahead. */
  exact: boolean
}

/** Timestamp of this moment, for a form that fetches its own. @param now milliseconds since 1970 */
export function newTimestamp(now = Date.now()): string {
  return signed('exact', now)
}

/** Timestamp for a form in a cached page, rounded down to ten minutes. @param now milliseconds since 1970 */
export function pageTimestamp(now = Date.now()): string {
  return signed('page', now - (now % PAGE_STEP_MS))
}

/**
 * Verifies a timestamp that came with a form.
 * @param now milliseconds since 1970
 * @returns null for one that is forged, or more than five minutes in the future
 */
export function readTimestamp(stamp: string, now = Date.now()): FormAge | null {
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
