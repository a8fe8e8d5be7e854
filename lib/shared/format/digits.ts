import type { Locale } from '@/lib/shared/addresses/localized'

const DIGIT = /\p{Nd}/u

/**
 * A text with the digits of every script written 0–9: `০১৭` becomes `017`. Unicode keeps each script's ten digits in
 * one run that begins with its zero, and longer runs hold whole tens (The Unicode Standard, section 4.6).
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const ascii = known.get(digit) ?? asciiDigit(digit)
    known.set(digit, ascii)
    return ascii
  })
}

/** There are some hundreds, and finding the zero of one takes as long as its run is. */
const known = new Map<string, string>()

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** A text with its digits as a language writes them: `2026` becomes `২০২৬` in Bangla. */
export function localDigits(text: string, locale: Locale): string {
  return locale === 'bn' ? text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))) : text
}
