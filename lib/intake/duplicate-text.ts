import type { Payload } from 'payload'
import { RateLimit } from '@/lib/platform/limits/rate-limit'
import { hmacKey } from '@/lib/platform/secrets/hmac-key'
import { inWords, type SpamSign } from './spam-signs'

const DAY = 24 * 3600
const MAX_REPEATS = 3
/** Shorter texts, below a sentence, people write alike. */
const MIN_LETTERS = 40
/** Not enough alone: a school class sends what its teacher wrote. A program shows itself in some other way too. */
const POINTS = 8

/**
 * Counts messages with the same text within a day; digits, punctuation and capitals are ignored. To be called before a
 * transaction is begun.
 * @returns the spam sign that it is, or none
 * @throws the database's own error when it is away
 */
export async function countDuplicateText(payload: Payload, text: string): Promise<SpamSign[]> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  if (letters.length < MIN_LETTERS) return []
  const limit = new RateLimit(payload, { name: 'text', points: MAX_REPEATS, duration: DAY })
  const { consumedPoints } = await limit.penalty(hmacKey(letters))
  if (consumedPoints <= MAX_REPEATS) return []
  return [{ points: POINTS, reason: `the same words as ${inWords(consumedPoints - 1)} other messages` }]
}
