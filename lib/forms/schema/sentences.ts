import type { Locale } from '@/lib/addresses'
import { fill } from '@/lib/format/fill'
import { number } from '@/lib/format/number'
import type { ProblemKey } from './fields'
import { type FormKind, LENGTHS, type Problems } from './schema'

/** What is said of each problem, in the person's language: `forms.problems` of the messages. */
export type ProblemSentences = Record<ProblemKey, string>

/**
 * A form's problems in sentences for people.
 * @returns field name → sentence, in the same order
 */
export function problemSentences(
  kind: FormKind,
  problems: Problems,
  sentences: ProblemSentences,
  locale: Locale,
): Record<string, string> {
  const lengths: Record<string, number> = LENGTHS[kind]
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const most = number(lengths[name] ?? 0, locale)
      return [name, fill(sentences[problem], { most })]
    }),
  )
}
