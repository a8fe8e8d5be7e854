import type { Locale } from '@/lib/shared/addresses/localized'

const NAMES: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  en: { en: 'English', bn: 'Bangla' },
  bn: { en: 'ইংরেজি', bn: 'বাংলা' },
}

/** What staff call a language of the site. @param locale 'en' or 'bn' @param spoken language of whoever reads it */
export const languageName = (locale: string, spoken: Locale): string => NAMES[spoken][locale === 'bn' ? 'bn' : 'en']
