import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ChangedWords } from '@/lib/shared/i18n/changed-words'

/** The changed sentences of some rows, by language; in the order of their paths, so that equal ones are told to be equal. */
export function toChangedWords(rows: readonly StoredRecord[]): ChangedWords {
  const sorted = [...rows].sort((one, other) => (String(one.key) < String(other.key) ? -1 : 1))
  const textsIn = (locale: Locale) =>
    Object.fromEntries(sorted.flatMap((row) => (row[locale] ? [[String(row.key), String(row[locale])]] : [])))
  return { en: textsIn('en'), bn: textsIn('bn') }
}
