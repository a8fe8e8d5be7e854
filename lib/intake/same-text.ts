import type { Payload } from 'payload'
import { RateLimit } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { inWords, type Sign } from './spam-signs'

const DAY = 24 * 3600
const MOST = 3
/** Letters. What is shorter than a sentence, people write alike. */
const SHORTEST = 40
/** Not enough alone: a school class sends what its teacher wrote. A program shows itself in some other way too. */
const POINTS = 8

/**
 * Counts a message among those of the same words within a day; digits, signs and capitals make no other words. To be
 * called before a transaction is begun.
 * @returns the sign of spam that it is, or none
 * @throws the database's own error when it is away
 */
export async function sameText(payload: Payload, text: string): Promise<Sign[]> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  if (letters.length < SHORTEST) return []
  const limit = new RateLimit(payload, { name: 'text', points: MOST, duration: DAY })
  const { consumedPoints } = await limit.penalty(hmacKey(letters))
  if (consumedPoints <= MOST) return []
  return [{ points: POINTS, reason: `the same words as ${inWords(consumedPoints - 1)} other messages` }]
}
