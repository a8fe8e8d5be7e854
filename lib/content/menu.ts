/** From the stored menu to the menu as the site draws it. Storage shapes stop here. */
import { rowsOf, type StoredRecord, textIn } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import { MENU_PAGES, type Menu, type MenuLink, type MenuPage } from '@/lib/shared/content/menu'
import { idOf } from '@/lib/shared/format/related-id'

const isMenuPage = (name: unknown): name is MenuPage => typeof name === 'string' && Object.hasOwn(MENU_PAGES, name)

/**
 * The menu in one language. An item whose page is not published, or is there no more, is left out; what stood below it
 * goes with it.
 * @param pages those that are published, as stored
 */
export function toMenu(menu: StoredRecord = { id: 0 }, pages: readonly StoredRecord[], locale: Locale): Menu {
  const published = new Map(pages.map((page) => [page.id, page]))
  const linkOf = ({ site, page, label }: Record<string, unknown>): MenuLink[] => {
    const words = textIn(label, locale)
    if (isMenuPage(site)) return [{ page: site, path: MENU_PAGES[site], label: words }]
    const record = published.get(idOf(page) ?? -1)
    return record ? [{ page: null, path: String(record.path), label: words || textIn(record.title, locale) }] : []
  }
  return {
    items: rowsOf(menu.items).flatMap((row) =>
      linkOf(row).map((link) => ({ ...link, below: rowsOf(row.below).flatMap(linkOf) })),
    ),
    footer: rowsOf(menu.footer).flatMap(linkOf),
  }
}
