/** Reads the HTML of all routes, each once a worker. */
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { Client } from './client'
import { test as base, expect } from './fixtures'
import { Html } from './html'
import { type Lists, readLists } from './lists'
import { addressOf, idsOf, ROUTES, type Route } from './routes'

export interface ReadPage {
  route: Route
  address: string
  ids: number[]
  lists: Lists
  status: number
  html: Html
}

export class Reader {
  private readonly lists = new Map<Locale, Promise<Lists>>()
  private readonly pages = new Map<string, Promise<ReadPage>>()

  constructor(private readonly client: Client) {}

  listsIn(locale: Locale): Promise<Lists> {
    const known = this.lists.get(locale) ?? readLists(this.client, locale)
    this.lists.set(locale, known)
    return known
  }

  /** A route's address, with ids of existing records. */
  async addressOf(route: Route, locale: Locale = 'en'): Promise<string> {
    return localized(locale, addressOf(route, idsOf(route, await this.listsIn('en'))))
  }

  /** A route's page, read once. */
  page(route: Route, locale: Locale = 'en'): Promise<ReadPage> {
    const key = localized(locale, route.path)
    const known = this.pages.get(key) ?? this.read(route, locale)
    this.pages.set(key, known)
    return known
  }

  /** The pages of all routes in both languages, two at a time: all at once would keep the app too busy. */
  async allPages(): Promise<ReadPage[]> {
    const pages: ReadPage[] = []
    for (const route of ROUTES) pages.push(...(await Promise.all([this.page(route), this.page(route, 'bn')])))
    return pages
  }

  private async read(route: Route, locale: Locale): Promise<ReadPage> {
    const lists = await this.listsIn(locale)
    const address = await this.addressOf(route, locale)
    const { status, text } = await this.client.request('GET', address)
    return { route, address, ids: idsOf(route, await this.listsIn('en')), lists, status, html: new Html(text) }
  }
}

/** Pages are read once a worker. */
export const test = base.extend<object, { reader: Reader }>({
  reader: [async ({ anonymous }, use) => use(new Reader(anonymous)), { scope: 'worker' }],
})

export { expect }
