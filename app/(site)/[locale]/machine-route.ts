import { notFound } from 'next/navigation'
import type { Locale } from '@/lib/shared/addresses/localized'
import { isLocale } from '@/lib/shared/i18n/routing'

interface LocaleProps {
  params: Promise<{ locale: string }>
}

/** A handler that answers programs in the language of the address. @param make the whole answer's text */
export function machineRoute(type: string, make: (locale: Locale) => Promise<string>) {
  return async (_request: Request, { params }: LocaleProps): Promise<Response> => {
    const { locale } = await params
    if (!isLocale(locale)) notFound()
    return new Response(await make(locale), { headers: { 'Content-Type': `${type}; charset=utf-8` } })
  }
}
