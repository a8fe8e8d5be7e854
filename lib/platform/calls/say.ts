/** The language of the staff whose call is answered: known at its edge, and needed wherever a sentence for them is made. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords, staffLocale, type TextKey, type TextValues } from '@/lib/shared/i18n/admin/words'

const KEY = Symbol.for('site.staff-language')
const held = globalThis as { [KEY]?: AsyncLocalStorage<Locale> }
// One for all bundles of the process: hooks may be loaded with another than the handler of the call.
held[KEY] ??= new AsyncLocalStorage<Locale>()
const storage = held[KEY]

/** Answers a call in a language. @param language as Payload names it */
export const inLanguage = <T>(language: string | undefined, answer: () => T): T =>
  storage.run(staffLocale(language), answer)

/** The language of whose call is answered; English for programs, and where nobody asked. */
export const spokenLocale = (): Locale => storage.getStore() ?? 'en'

/** A sentence of the admin for whoever asked, by its key (lib/shared/i18n/admin/messages). */
export const say = (key: TextKey, values?: TextValues): string => inWords({ key, values }, spokenLocale())
