import type { Locale } from '@/lib/addresses'
import { type FormKind, readForm } from '@/lib/forms/schema/schema'
import { type ProblemSentences, problemSentences } from '@/lib/forms/schema/sentences'
import type { Check } from './check'

/** The check that the server makes too, in the words of the page. */
export function schemaCheck(kind: FormKind, sentences: ProblemSentences, locale: Locale): Check {
  return (typed) => {
    const { problems } = readForm(kind, typed)
    return problems ? problemSentences(kind, problems, sentences, locale) : {}
  }
}
