/** The admin's words on the server: of an area, for whoever asks; of one text, by its whole key. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { ADMIN_MESSAGES, type AdminMessages, type Area } from './areas'
import { translate, type Words } from './translate'

/** Language of the admin as Payload names it → as the site does. */
export const staffLocale = (language: string | undefined): Locale => (language?.startsWith('bn') ? 'bn' : 'en')

/** Languages of the admin as Payload names them: it has no `bn` without a region. */
export const LANGUAGE_CODES = { en: 'en', bn: 'bn-BD' } as const satisfies Record<Locale, string>

const translators = new Map<string, unknown>()

/** The texts of an area. @param language as Payload or as the site names it */
export function wordsOf<A extends Area>(area: A, language: string | undefined): Words<A> {
  const locale = staffLocale(language)
  const name = `${locale} ${area}`
  const known = translators.get(name) as Words<A> | undefined
  if (known) return known
  const made = translate(locale, ADMIN_MESSAGES[locale], area)
  translators.set(name, made)
  return made
}

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]

/** A text by its area and its key there, such as `keys.none`. */
export type TextKey = { [A in Area]: `${A}.${Leaves<AdminMessages[A]>}` }[Area]

export type TextValues = Record<string, string | number>

interface Text {
  key: TextKey
  values?: TextValues
}

/** One text in somebody's language. */
export function inWords({ key, values }: Text, language: string | undefined): string {
  const whole: string = key
  const area = whole.slice(0, whole.indexOf('.')) as Area
  const words = wordsOf(area, language) as (key: string, values?: TextValues) => string
  return words(whole.slice(area.length + 1), values)
}

/** What Payload tells a label's function of whoever reads it: in places `t` alone. */
interface Reader {
  i18n?: { language: string }
  // biome-ignore lint/suspicious/noExplicitAny: the keys are those of Payload, which has several types of it.
  t?: any
}

/** Payload's name of its own language, in Bangla script where that is Bangla. */
const OWN_NAME = 'general:thisLanguage'

const languageOf = ({ i18n, t }: Reader): string =>
  i18n?.language ?? (/[\u0980-\u09ff]/.test(String(t?.(OWN_NAME))) ? LANGUAGE_CODES.bn : LANGUAGE_CODES.en)

/** A label, description or placeholder of Payload's configuration. */
export const label =
  (key: TextKey, values?: TextValues) =>
  (reader: Reader): string =>
    inWords({ key, values }, languageOf(reader))

/** The same where Payload takes no function: groups of the menu. */
export const labels = (key: TextKey): Record<(typeof LANGUAGE_CODES)[Locale], string> => ({
  en: inWords({ key }, 'en'),
  'bn-BD': inWords({ key }, 'bn'),
})
