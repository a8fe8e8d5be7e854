/** Field schemas that forms are made of. Each turns what was typed or posted into clean text; its messages are keys. */
import * as z from 'zod/mini'
import { cleanLine, cleanText, isVisible, lengthOf } from '@/lib/shared/format/clean-text'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { ageInYears, MAX_AGE, MIN_AGE } from './age'
import { isEmail } from './email'
import { isPhone } from './phone'

/** What can be wrong with a field; its sentence stands at `forms.problems`. */
export type ProblemKey = keyof typeof messages.forms.problems

type Clean = (typed: string) => string
type Check = ReturnType<typeof rule>

/** A check that ends the field's checking: one problem a field is enough. */
const rule = (holds: (text: string) => boolean, problem: ProblemKey) =>
  z.refine<string>(holds, { error: problem, abort: true })

const atMost = (most: number): Check => rule((text) => lengthOf(text) <= most, 'tooLong')
const given = (problem: ProblemKey): Check => rule(isVisible, problem)
const optionally = (holds: (text: string) => boolean) => (text: string) => text === '' || holds(text)

/** Nothing is an empty text, a number its digits; lists, what is beyond numbers (JSON's 1e400), objects and the like are no text. */
const text = (clean: Clean, ...checks: Check[]) =>
  z.pipe(
    z.transform((typed, context): string => {
      if (typed === undefined || typed === null) return ''
      if (typeof typed === 'string') return clean(typed)
      if (Number.isFinite(typed)) return String(typed)
      context.issues.push({ code: 'custom', input: typed, message: 'notText' satisfies ProblemKey })
      return z.NEVER
    }),
    z.string().check(...checks),
  )

export const line = (most: number, ...checks: Check[]) => text(cleanLine, ...checks, atMost(most))

/** Text that is parsed rather than stored, and so keeps its line breaks. */
export const asTyped = (most: number) => text((typed) => typed.trim(), atMost(most))

/** Text that is compared rather than stored, and so may be of any length. */
export const word = () => text(cleanLine)

export const neededLine = (most: number, problem: ProblemKey) => line(most, given(problem))

export const longText = (most: number, ...checks: Check[]) => text(cleanText, ...checks, atMost(most))

export const neededLongText = (most: number, problem: ProblemKey) => longText(most, given(problem))

/** @param missing the problem where there is none */
export const neededEmail = (most: number, missing: ProblemKey = 'email') =>
  text(cleanLine, given(missing), atMost(most), rule(isEmail, 'email'))

export const optionalEmail = (most: number) => line(most, rule(optionally(isEmail), 'email'))

export const phone = (most: number) => line(most, rule(optionally(isPhone), 'phone'))

/**
 * A line that stands for something else.
 * @param read gives what it stands for, or what is wrong with it
 */
export const convert = <T extends string | number | null>(
  from: ReturnType<typeof line>,
  read: (text: string) => T | { problem: ProblemKey },
) =>
  z.pipe(
    from,
    z.transform((text: string, context): T => {
      const value = read(text)
      if (typeof value !== 'object' || value === null) return value
      context.issues.push({ code: 'custom', input: text, message: value.problem })
      return z.NEVER
    }),
  )

/** One of several words. @param otherwise what nothing means */
export const choice = <T extends string>(words: readonly T[], otherwise?: NoInfer<T>) =>
  convert<T>(word(), (text) => {
    const meant = text === '' ? otherwise : words.find((word) => word === text)
    return meant ?? { problem: 'choice' as const }
  })

/** One of several words, which nobody chooses for the visitor. @param problem where nothing was chosen */
export const neededChoice = <T extends string>(words: readonly T[], problem: ProblemKey) =>
  convert<T>(word(), (text) => words.find((word) => word === text) ?? { problem: text === '' ? problem : 'choice' })

/** A checkbox: browsers send its value or nothing, programs what they call true. */
export const yesOrNo = () =>
  z.transform((typed, context): boolean => {
    if (YES.includes(typed)) return true
    if (NO.includes(typed)) return false
    context.issues.push({ code: 'custom', input: typed, message: 'choice' satisfies ProblemKey })
    return z.NEVER
  })

const YES: unknown[] = [true, 'true', 'on', 'yes', '1', 1]
const NO: unknown[] = [undefined, null, '', false, 'false', 'off', 'no', '0', 0]

/** A day of a calendar, of somebody who is old enough. */
export const birthday = () =>
  line(
    DAY_LENGTH,
    rule(
      optionally((day) => isDay(day) && ageInYears(day) >= 0 && ageInYears(day) <= MAX_AGE),
      'date',
    ),
    rule(
      optionally((day) => ageInYears(day) >= MIN_AGE),
      'age',
    ),
  )

const DAY_LENGTH = 10
const isDay = (day: string): boolean => z.iso.date().safeParse(day).success
