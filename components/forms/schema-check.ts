import { type FormKind, readForm } from '@/lib/intake/schema/forms'
import { type ProblemSentences, problemSentences } from '@/lib/intake/schema/sentences'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Check } from './form-values'

/** Validates a form by the server's own schema, with the page's sentences. */
export function schemaCheck(kind: FormKind, sentences: ProblemSentences, locale: Locale): Check {
  return (typed) => {
    const { problems } = readForm(kind, typed)
    return problems ? problemSentences(kind, problems, sentences, locale, typed) : {}
  }
}
