/** What staff call a language of the site. @param locale 'en' or 'bn' */
export const languageName = (locale: string): string => (locale === 'bn' ? 'Bangla' : 'English')
