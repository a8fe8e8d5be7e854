import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import texts from '@/lib/shared/i18n/messages/error.json'

/**
 * What the error page says (components/site/error-page.tsx), where staff changed it: that page has the site's own words with
 * it, and nobody to ask for others once it is needed.
 */
export function changedErrorWords(locale: Locale): string | undefined {
  const own = texts[locale]
  const words = wordsIn(own, locale, 'error')
  return words === own ? undefined : JSON.stringify(words)
}
