import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import { AMOUNT_BOUNDS } from '@/lib/shared/money/amount'
import { currencyOf, formatMajor, SYMBOLS } from '@/lib/shared/money/format'
import type { ProblemKey } from './fields'
import { type FormKind, LENGTHS, type Problems } from './forms'

/** The sentence for each problem, in the person's language: `forms.problems` of the messages. */
export type ProblemSentences = Record<ProblemKey, string>

/**
 * A form's problems in sentences for people.
 * @param typed what was typed, for problems that hang on another field
 * @returns field name → sentence, in the same order
 */
export function problemSentences(
  kind: FormKind,
  problems: Problems,
  sentences: ProblemSentences,
  locale: Locale,
  typed: Record<string, unknown> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      fill(sentences[problem], placeholdersOf(kind, name, problem, locale, typed)),
    ]),
  )
}

function placeholdersOf(
  kind: FormKind,
  name: string,
  problem: ProblemKey,
  locale: Locale,
  typed: Record<string, unknown>,
): Record<string, string> {
  const currency = currencyOf(String(typed.currency))
  if (problem.startsWith('amount') && currency) {
    const { least, most } = AMOUNT_BOUNDS[currency]
    return {
      sign: SYMBOLS[currency],
      least: formatMajor(least, currency, locale),
      most: formatMajor(most, currency, locale),
    }
  }
  const lengths: Record<string, number> = LENGTHS[kind]
  return { most: number(lengths[name] ?? 0, locale) }
}
