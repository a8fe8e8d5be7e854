import { readReference } from '../reference'
import { plainText } from './plain-text'

const CANDIDATE = /(?<![\p{L}\p{N}])([0-9A-Z]{4})[\s\p{Pd}._/]?([0-9A-Z]{4})(?![\p{L}\p{N}])/giu

/**
 * References of pledges that stand in a text, as they are stored. The check letter lets one of 32 other words through,
 * so words of letters alone count only where they are parted as references are.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>()
  const plain = plainText(text)
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(plain); match; match = CANDIDATE.exec(plain)) {
    const [all, first = '', second = ''] = match
    const reference = readReference(first + second)
    if (reference && (/\d/.test(all) || /\p{Pd}/u.test(all))) found.add(reference)
    // The second half may be the first of another.
    CANDIDATE.lastIndex = match.index + first.length
  }
  return [...found]
}
