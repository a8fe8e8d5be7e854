/**
 * The Bangla of date-fns, by which Payload writes its own days, with the digits of Bangla: date-fns writes figures in Latin
 * digits in every language. next.config.ts puts it in the place of `date-fns/locale/bn`.
 */
import { type Locale, lightFormat } from 'date-fns'
import { bn as withLatinDigits } from 'date-fns/locale'
import { localDigits } from '@/lib/shared/format/digits'

interface Part {
  isToken: boolean
  value: string
}

/** Parts of a format that are figures: years, months, days, hours, minutes, seconds (Unicode TR 35). */
const FIGURES = /^(?:y+|M{1,2}|d{1,2}|[Hh]{1,2}|m{1,2}|s{1,2})$/

/** Writes the figures of a day ahead of date-fns, which then takes them for text. */
const figuresInBangla = (date: Date, parts: Part[]): Part[] =>
  parts.map(({ isToken, value }) =>
    isToken && FIGURES.test(value)
      ? { isToken: false, value: localDigits(lightFormat(date, value), 'bn') }
      : { isToken, value },
  )

/** Under the name by which Payload asks for it. */
export const bn: Locale = {
  ...withLatinDigits,
  localize: { ...withLatinDigits.localize, preprocessor: figuresInBangla },
}
