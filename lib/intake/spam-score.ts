/**
 * Spam score of a submission: points of all its signs. Suspected ones are marked, never dropped: they wait in a folder of
 * their own, where staff read why.
 */

import type { FormAge } from './form-timestamp'
import { spamOdds } from './spam-classifier'
import { type SpamSign, type Texts, textSigns } from './spam-signs'

export interface Entry {
  /** Field name → what was typed. */
  texts: Texts
  /** What came in the field that no person sees. */
  honeypot: string
  /** Read from the form's timestamp; null: forged; undefined: none was sent. */
  formAge: FormAge | null | undefined
  /** Whether the sender's soft rate limit is exceeded. */
  isOverSoftLimit: boolean
  /** Whether it came with one. */
  hasProof: boolean
  /** Whether a page of another site sent it. */
  crossSite: boolean
  /** Signs that are found by comparing with other submissions. */
  others?: SpamSign[]
}

const SUSPICION_THRESHOLD = 10
/** Weaker signs are not shown as reasons: anybody may write so, and staff would be misled. */
const MIN_REASON_POINTS = 3
/** Nobody reads a form, fills it in and sends it faster. */
export const MIN_FILL_MS = 2000
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Reasons for suspicion, for staff, the weightiest first; empty where the submission seems genuine.
 * @param oddsOf the classifier; tests pass one that was trained without the sample they ask about
 */
export function suspicionReasons(entry: Entry, oddsOf = spamOdds): string[] {
  const { texts, others = [] } = entry
  const signs = [...requestSigns(entry), ...textSigns(texts, oddsOf), ...others].sort((a, b) => b.points - a.points)
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  if (points < SUSPICION_THRESHOLD) return []
  return signs.filter(({ points }, i) => i === 0 || points >= MIN_REASON_POINTS).map(({ reason }) => reason)
}

function requestSigns({ honeypot, formAge, isOverSoftLimit, hasProof, crossSite }: Entry): SpamSign[] {
  const signs: SpamSign[] = []
  const sign = (points: number, reason: string) => signs.push({ points, reason })
  if (honeypot.trim() !== '') sign(SUSPICION_THRESHOLD, 'a hidden field was filled in')
  if (isOverSoftLimit && !hasProof) sign(SUSPICION_THRESHOLD, 'many were sent from the same place')
  if (crossSite) sign(5, 'sent from another site')
  if (formAge === null) sign(SUSPICION_THRESHOLD, 'the time of opening the form was forged')
  // The callers of the API whom the specification names send no timestamp.
  else if (!formAge) sign(2, 'sent without opening the form')
  else if (formAge.exact && formAge.age < MIN_FILL_MS) sign(SUSPICION_THRESHOLD, 'sent within two seconds')
  else if (formAge.age > WEEK_MS) sign(2, 'the form was opened more than a week ago')
  return signs
}
