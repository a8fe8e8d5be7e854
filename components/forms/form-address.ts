import { apiPath, type Locale } from '@/lib/shared/addresses/localized'

/** Where a form is sent, which answers in the language of its page. */
export function formAddress(locale: Locale, ...segments: string[]): string {
  return locale === 'en' ? apiPath(...segments) : `${apiPath(...segments)}?locale=${locale}`
}
