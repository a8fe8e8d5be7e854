import { getRequestConfig } from 'next-intl/server'
import { changedWordsRead, wordsIn } from './changed-words'
import type english from './messages/en.json'
import type programs from './messages/programs.en.json'
import { DEFAULT_LOCALE, isLocale } from './routing'

/** So that a message that is not there does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof english & { programs: typeof programs }
  }
}

/** The static pages' copy is long, and so has files of its own. */
const messagesOf = {
  en: () => Promise.all([import('./messages/en.json'), import('./messages/programs.en.json')]),
  bn: () => Promise.all([import('./messages/bn.json'), import('./messages/programs.bn.json')]),
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = (await requestLocale) ?? DEFAULT_LOCALE
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  const [[messages, programs]] = await Promise.all([messagesOf[locale](), changedWordsRead()])
  const words = wordsIn(messages.default, locale)
  return { locale, timeZone: 'Asia/Dhaka', messages: { ...words, programs: programs.default } }
})
