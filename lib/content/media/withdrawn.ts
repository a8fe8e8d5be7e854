/** Pictures that were taken away from the site. */
import type { Locale } from '@/lib/shared/addresses/localized'

/** In the place of the words that said what the picture showed, which may name a person. */
export const WITHDRAWN_ALT: Readonly<Record<Locale, string>> = {
  en: 'A picture that was taken away',
  bn: 'সরিয়ে নেওয়া ছবি',
}
