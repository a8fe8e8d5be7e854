/** A page that is deleted takes its item of the menu along, and what stood below that. */
import type { CollectionBeforeDeleteHook } from 'payload'
import type { Menu } from '@/lib/platform/payload/payload-types'
import { idOf } from '@/lib/shared/format/related-id'

interface Row {
  page?: unknown
}

/** Written as a change of the menu, so that its history says when the item left, and with whom. */
export const leaveMenu: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const options = { slug: 'menu', locale: 'en', depth: 0, overrideAccess: true, req } as const
  const { items, footer } = await req.payload.findGlobal(options)
  const stays = ({ page }: Row) => idOf(page) !== Number(id)
  const data = {
    items: items?.filter(stays).map((item) => ({ ...item, below: item.below?.filter(stays) })),
    footer: footer?.filter(stays),
  } satisfies Partial<Menu>
  const count = (rows: Pick<Menu, 'items' | 'footer'>) =>
    [...(rows.items ?? []), ...(rows.items ?? []).flatMap(({ below }) => below ?? []), ...(rows.footer ?? [])].length
  if (count(data) < count({ items, footer })) await req.payload.updateGlobal({ ...options, data })
}
