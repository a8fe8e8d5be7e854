/** Addresses of all pages of the site under test. */
import { request } from 'playwright'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { Client } from '../../e2e/support/client'
import { overHttp } from '../../e2e/support/http'
import { type Lists, readLists } from '../../e2e/support/lists'
import { addressOf, idsOf, ROUTES } from '../../e2e/support/routes'

/** The lists of a site, by which routes get their ids. */
export async function listsOf(url: string): Promise<Lists> {
  const context = await request.newContext({ baseURL: url })
  const lists = await readLists(new Client(overHttp(context)))
  await context.dispose()
  return lists
}

/** Every route in English, then in Bangla. */
export async function pathsOfRoutes(url: string): Promise<{ locale: Locale; path: string }[]> {
  const lists = await listsOf(url)
  return LOCALES.flatMap((locale) =>
    ROUTES.map((route) => ({ locale, path: localized(locale, addressOf(route, idsOf(route, lists))) })),
  )
}
