/**
 * Whether an entry looks like spam. It is marked, never dropped: a suspected entry waits in a folder of its own, where
 * staff read why.
 */
import { type Sign, signsIn, type Texts } from './spam-signs'
import type { StampRead } from './stamp'
import { wordOdds } from './word-odds'

export interface Entry {
  /** Field name → what was typed. */
  texts: Texts
  /** What came in the field that no person sees. */
  honeypot: string
  /** null: forged; undefined: none was sent. */
  stamp: StampRead | null | undefined
  /** Whether so many came from there that a proof of work is due. */
  near: boolean
  /** Whether it came with one. */
  proved: boolean
  /** Whether a page of another site sent it. */
  crossSite: boolean
  /** Signs that only a look at other entries gives. */
  others?: Sign[]
}

const ENOUGH = 10
/** Staff would be misled by what anybody may write. */
const WORTH_TELLING = 3
/** Nobody reads a form, fills it in and sends it faster. */
const FASTEST_MS = 2000
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Reasons in the words of staff, the weightiest first; empty where the entry seems genuine.
 * @param oddsOf how likely words are in spam; the test leaves the sample out that it asks about
 */
export function suspicionOf(entry: Entry, oddsOf = wordOdds): string[] {
  const { texts, others = [] } = entry
  const signs = [...signsOfSending(entry), ...signsIn(texts, oddsOf), ...others].sort((a, b) => b.points - a.points)
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  if (points < ENOUGH) return []
  return signs.filter(({ points }, i) => i === 0 || points >= WORTH_TELLING).map(({ reason }) => reason)
}

function signsOfSending({ honeypot, stamp, near, proved, crossSite }: Entry): Sign[] {
  const signs: Sign[] = []
  const sign = (points: number, reason: string) => signs.push({ points, reason })
  if (honeypot.trim() !== '') sign(ENOUGH, 'a hidden field was filled in')
  if (near && !proved) sign(ENOUGH, 'many were sent from the same place')
  if (crossSite) sign(5, 'sent from another site')
  if (stamp === null) sign(ENOUGH, 'the time of opening the form was forged')
  // The callers of the API whom the specification names send no stamp.
  else if (!stamp) sign(2, 'sent without opening the form')
  else if (stamp.exact && stamp.age < FASTEST_MS) sign(ENOUGH, 'sent within two seconds')
  else if (stamp.age > WEEK_MS) sign(2, 'the form was opened more than a week ago')
  return signs
}
