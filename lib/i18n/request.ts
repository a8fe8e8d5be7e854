import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from './routing'

const messagesOf = {
  en: () => import('./messages/en.json'),
  bn: () => import('./messages/bn.json'),
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = (await requestLocale) ?? DEFAULT_LOCALE
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  return { locale, timeZone: 'Asia/Dhaka', messages: (await messagesOf[locale]()).default }
})
