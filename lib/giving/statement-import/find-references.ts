import { referenceOf } from '../books/reference'
import { normalizeText } from './normalize-text'

const CANDIDATE = /(?<![\p{L}\p{N}])([0-9A-Z]{4})[\s\p{Pd}._/]?([0-9A-Z]{4})(?![\p{L}\p{N}])/giu

/**
 * References of pledges that stand in a text, as they are stored, in their order. The check letter lets one of 32 other
 * words through, so words of letters alone count only where they are parted as references are.
 */
function* referencesFrom(text: string): Generator<string> {
  const plain = normalizeText(text)
  CANDIDATE.lastIndex = 0
  let from = 0
  for (let match = CANDIDATE.exec(plain); match; match = CANDIDATE.exec(plain)) {
    const [all, first = '', second = ''] = match
    // The second half may be the first of another.
    from = match.index + first.length
    const reference = referenceOf(first + second)
    if (reference && (/\d/.test(all) || /\p{Pd}/u.test(all))) yield reference
    // Another text may have been looked through meanwhile.
    CANDIDATE.lastIndex = from
  }
}

/** All of them, each once. */
export const referencesIn = (text: string): string[] => [...new Set(referencesFrom(text))]

/** The first one; undefined where there is none. */
export function firstReferenceIn(text: string): string | undefined {
  for (const reference of referencesFrom(text)) return reference
  return undefined
}
