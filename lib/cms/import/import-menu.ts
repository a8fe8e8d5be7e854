/** The menu of another server, where this site has the usual one still. */

import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { MENU_PAGES } from '@/lib/shared/content/menu'
import { inTransaction } from './import-record'
import type { SiteImport } from './site-import'

const fields = { page: z.string().nullable(), path: z.string().max(200), label: z.string().max(300) }
const link = z.strictObject(fields)
const schema = z.object({ items: z.array(z.strictObject({ ...fields, below: z.array(link) })), footer: z.array(link) })

type Link = z.infer<typeof link>
type Given = z.infer<typeof schema>
type Row = { id?: string; label: string | null; below?: Row[] } & Record<string, unknown>

/** @throws where it is no menu of two levels, or one that an editor could not save */
export async function importMenu(site: SiteImport, { en, bn }: { en: unknown; bn: unknown }): Promise<void> {
  const english = schema.safeParse(en)
  if (!english.success) {
    site.skip('the menu', 'it is no menu of two levels')
    return
  }
  if (english.data.items.length + english.data.footer.length === 0) return
  const stored = await site.payload.findGlobal({ slug: 'menu', depth: 0 })
  if ((stored.items?.length ?? 0) + (stored.footer?.length ?? 0) > 0) {
    site.say('The menu of this site is left as it is.')
    site.count('unchanged')
    return
  }
  const bangla = schema.safeParse(bn)
  const pages = await pagesHere(site.payload)
  const rows = {
    en: rowsOf(english.data, pages, site.skip),
    bn: rowsOf(bangla.success ? bangla.data : english.data, pages, site.skip),
  }
  await inTransaction(site.payload, (req) => save(req, rows)).then(
    () => site.count('new'),
    (error) => {
      const [first] = (error as { data?: { errors?: { message: string }[] } }).data?.errors ?? []
      site.skip('the menu', (first?.message ?? String(error)).replace(/\.$/, ''))
    },
  )
}

/** Bangla words go to the rows that English made. */
async function save(req: PayloadRequest, rows: Record<'en' | 'bn', Rows>): Promise<void> {
  const made = (await req.payload.updateGlobal({
    slug: 'menu',
    locale: 'en',
    data: rows.en as never,
    depth: 0,
    req,
  })) as {
    items?: Row[] | null
    footer?: Row[] | null
  }
  const data = {
    items: inBangla(made.items, rows.bn.items, rows.en.items),
    footer: inBangla(made.footer, rows.bn.footer, rows.en.footer),
  }
  await req.payload.updateGlobal({ slug: 'menu', locale: 'bn', data: data as never, depth: 0, req })
}

/** What is as in English is stored as nothing. */
const inBangla = (made: Row[] | null | undefined, bn: Row[], en: Row[]): Row[] =>
  (made ?? []).map((row, i) => ({
    ...row,
    label: bn[i]?.label === en[i]?.label ? null : (bn[i]?.label ?? null),
    ...(row.below && { below: inBangla(row.below, bn[i]?.below ?? [], en[i]?.below ?? []) }),
  }))

interface Rows {
  items: Row[]
  footer: Row[]
}

type PagesHere = Map<string, { id: number; titles: string[] }>

async function pagesHere(payload: Payload): Promise<PagesHere> {
  const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0, locale: 'all' })
  return new Map(docs.map(({ id, path, title }) => [path, { id, titles: Object.values(title ?? {}) as string[] }]))
}

function rowsOf({ items, footer }: Given, pages: PagesHere, skip: SiteImport['skip']): Rows {
  const rowOf = ({ page, path, label }: Link): Row[] => {
    const words = label || null
    if (page !== null && Object.hasOwn(MENU_PAGES, page)) return [{ site: page, label: words }]
    const own = page === null ? pages.get(path) : undefined
    if (!own) {
      skip(`the item ${path}`, 'it leads to no page of this site')
      return []
    }
    // A page's title comes by itself, and follows the page.
    return [{ page: own.id, label: own.titles.includes(label) ? null : words }]
  }
  return {
    items: items.flatMap((item) => rowOf(item).map((row) => ({ ...row, below: item.below.flatMap(rowOf) }))),
    footer: footer.flatMap(rowOf),
  }
}
