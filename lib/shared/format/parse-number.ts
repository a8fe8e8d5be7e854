import { asciiDigits } from './digits'

const PLAIN = /^-?\d+(\.\d+)?$/
/** Thousands or lakhs: 1,200,000 or 12,00,000. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** The longest that is still a number: 15 digits, which floats hold exactly. */
const LONGEST = 15

/**
 * A number as people type it: in the digits of any script, grouped or not.
 * @returns null of an empty text; undefined of what is no number, such as `12 months` or `1,5`
 */
export function parseNumber(typed: string): number | null | undefined {
  const text = asciiDigits(typed).trim()
  if (text === '') return null
  if (!(PLAIN.test(text) || GROUPED.test(text))) return undefined
  const plain = text.replaceAll(',', '')
  return plain.replace(/\D/g, '').length > LONGEST ? undefined : Number(plain)
}
