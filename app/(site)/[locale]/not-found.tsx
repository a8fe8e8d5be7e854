import '@/components/common-styles'
import { getLocale, getMessages } from 'next-intl/server'
import { NotFoundPage } from '@/components/site/not-found-page'
import { DEFAULT_LOCALE, isLocale } from '@/lib/shared/i18n/routing'

export default async function NotFound() {
  const [requested, { notFound, shell, search }] = await Promise.all([getLocale(), getMessages()])
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE
  return <NotFoundPage locale={locale} labels={notFound} nav={shell.nav} search={search} />
}
