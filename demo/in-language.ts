import type { Bilingual } from './shape'

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'bn' in value

/** What an editor would enter in one language: every Bilingual becomes its text. */
export function inLanguage(value: unknown, language: 'en' | 'bn'): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language))
  if (isBilingual(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]))
}
