import { getRequestConfig } from 'next-intl/server'
import { changedWordsRead, wordsIn } from './changed-words'
import type english from './messages/en.json'
import { DEFAULT_LOCALE, isLocale } from './routing'

/** So that a message that is not there does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof english
  }
}

const messagesOf = {
  en: () => import('./messages/en.json'),
  bn: () => import('./messages/bn.json'),
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = (await requestLocale) ?? DEFAULT_LOCALE
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  const [messages] = await Promise.all([messagesOf[locale](), changedWordsRead()])
  return { locale, timeZone: 'Asia/Dhaka', messages: wordsIn(messages.default, locale) }
})
