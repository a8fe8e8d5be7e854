/** References of gifts, made to be read out on the phone. */
import { randomInt } from 'node:crypto'
import { asciiDigits } from '@/lib/format/digits'

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
  const plain = asciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (plain.length !== BODY + 1 || [...plain].some((letter) => !LETTERS.includes(letter))) return null
  return plain.at(-1) === checkLetter(plain.slice(0, BODY)) ? written(plain) : null
}

const written = (plain: string) => `${plain.slice(0, 4)}-${plain.slice(4)}`

/**
 * Letters weighed 1, 3, 5 … and added modulo 32: odd weights notice every single wrong letter, and weights that differ
 * by two every two neighbours changed over, but for those sixteen apart.
 */
function checkLetter(body: string): string {
  const sum = [...body].reduce((total, letter, index) => total + LETTERS.indexOf(letter) * (2 * index + 1), 0)
  return LETTERS.charAt(sum % LETTERS.length)
}
