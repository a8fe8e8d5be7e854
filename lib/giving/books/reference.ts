/** References of pledges, made to be read out on the phone. */
import { randomInt } from 'node:crypto'
import { asciiDigits } from '@/lib/shared/format/digits'

/** Crockford's base 32: no I, L, O or U, which are heard or read as others (crockford.com/base32.html). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BODY = 7

/** Seven letters by chance and one that checks them: `7K3M-Q9PX`. */
export function newReference(): string {
  const body = Array.from({ length: BODY }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return written(body + checkLetter(body))
}

/**
 * The reference that somebody wrote or read out: case, spaces and hyphens do not matter, and O is taken for 0, I and L
 * for 1.
 * @returns it as it is stored; null where a letter is wrong, left out, or stands in another's place
 */
export function readReference(typed: string): string | null {
  return referenceOf(asciiDigits(typed.normalize('NFKC')).replace(/[\s\p{P}]/gu, ''))
}

/** The reference of eight letters and ASCII digits without anything between them, as it is stored; null where they are none. */
export function referenceOf(eight: string): string | null {
  if (eight.length !== BODY + 1) return null
  let body = ''
  for (let at = 0; at <= BODY; at++) {
    const letter = LETTERS[VALUES[eight.charCodeAt(at)] ?? -1]
    if (letter === undefined) return null
    if (at === BODY) return letter === checkLetter(body) ? written(body + letter) : null
    body += letter
  }
  return null
}

/** Places of letters in LETTERS, by their codes: in capitals or small, and of those that are taken for others. */
const VALUES: Readonly<Record<number, number>> = Object.fromEntries(
  [...LETTERS, 'O', 'I', 'L'].flatMap((letter) => {
    const value = LETTERS.indexOf(letter === 'O' ? '0' : letter === 'I' || letter === 'L' ? '1' : letter)
    return [letter, letter.toLowerCase()].map((each) => [each.charCodeAt(0), value])
  }),
)

const written = (plain: string) => `${plain.slice(0, 4)}-${plain.slice(4)}`

/**
 * Letters weighed 1, 3, 5 … and added modulo 32: odd weights notice every single wrong letter, and weights that differ
 * by two every two neighbours changed over, but for those sixteen apart.
 */
function checkLetter(body: string): string {
  let sum = 0
  for (let at = 0; at < body.length; at++) sum += (VALUES[body.charCodeAt(at)] ?? 0) * (2 * at + 1)
  return LETTERS.charAt(sum % LETTERS.length)
}
