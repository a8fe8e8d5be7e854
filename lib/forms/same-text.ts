import type { Payload } from 'payload'
import { unreadable } from './keys'
import { StoredLimit } from './limit-store'
import { inWords } from './spam-signs'

const DAY = 24 * 3600
const MOST = 3
/** Letters. What is shorter than a sentence, people write alike. */
const SHORTEST = 40

/**
 * Counts a message among those of the same words within a day; digits, signs and capitals make no other words. To be
 * called before a transaction is begun.
 * @returns the reason for suspicion in words of staff, or none
 * @throws the database's own error when it is away
 */
export async function sameText(payload: Payload, text: string): Promise<string[]> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  if (letters.length < SHORTEST) return []
  const limit = new StoredLimit(payload, { name: 'text', points: MOST, duration: DAY })
  const { consumedPoints } = await limit.penalty(unreadable(letters))
  return consumedPoints > MOST ? [`the same words as ${inWords(consumedPoints - 1)} other messages`] : []
}
