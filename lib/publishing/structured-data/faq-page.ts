import type { FAQPage } from 'schema-dts'
import { pageAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Faq } from '@/lib/shared/content/types'

/** Questions with their answers, as they stand on the page of a path; undefined where none has both. */
export function faqPage(records: readonly Faq[], locale: Locale, path: string) {
  const answered = records.filter(({ question, answer }) => question.trim() && answer.trim())
  if (answered.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${pageAddress(locale, path)}#faq`,
    inLanguage: locale,
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage
}
