import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { OWN_MENU } from '@/lib/shared/content/menu'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const changes: ChangedPart[][] = []
const store = createSnapshotStore({
  sources: [cmsSource(embeddedSource(async () => payload))],
  onChange: (changed) => changes.push(changed),
  onFailure: (error) => assert.fail(String(error)),
})

async function menuIn(locale: 'en' | 'bn' = 'en') {
  await store.refresh()
  return (await store.current()).menu[locale]
}

const page = async (path: string, title: string) => {
  const data = { path, title, _status: 'published' } as const
  return (await payload.create({ collection: 'pages', data })).id
}
const save = (data: object, locale: 'en' | 'bn' = 'en') => payload.updateGlobal({ slug: 'menu', locale, data })

test('without items the site’s own menu stands', async () => {
  assert.deepEqual(await menuIn(), OWN_MENU)
})

test('items follow their pages in both languages, are left out unpublished, and leave with a deleted page', async () => {
  const [library, boats] = [await page('/library', 'Library'), await page('/boats', 'Boats')]
  const { items } = await save({
    items: [
      { site: 'home' },
      { page: library, below: [{ page: boats }, { site: 'becomeVolunteer', label: 'Read aloud' }] },
    ],
    footer: [{ page: boats, label: 'Our boats' }],
  })
  assert.deepEqual((await menuIn()).items, [
    { page: 'home', path: '/', label: '', below: [] },
    {
      page: null,
      path: '/library',
      label: 'Library',
      below: [
        { page: null, path: '/boats', label: 'Boats' },
        { page: 'becomeVolunteer', path: '/become-volunteer', label: 'Read aloud' },
      ],
    },
  ])
  assert.ok(changes.at(-1)?.includes('menu'))

  await save({ items: items?.map((item) => (item.page ? { ...item, label: 'গ্রন্থাগার' } : item)) }, 'bn')
  await payload.update({ collection: 'pages', id: library, data: { path: '/reading-room', _status: 'published' } })
  const [, bangla] = (await menuIn('bn')).items
  assert.deepEqual([bangla?.path, bangla?.label, bangla?.below.length], ['/reading-room', 'গ্রন্থাগার', 2])

  await payload.update({ collection: 'pages', id: boats, data: { _status: 'draft' } })
  const hidden = await menuIn()
  assert.deepEqual([hidden.items[1]?.below.length, hidden.footer], [1, []])

  await payload.delete({ collection: 'pages', id: boats })
  const stored = await payload.findGlobal({ slug: 'menu', depth: 0, locale: 'all' })
  assert.deepEqual([stored.items?.[1]?.below?.length, stored.footer], [1, []])
  assert.deepEqual(stored.items?.[1]?.label, { bn: 'গ্রন্থাগার' })
  await payload.delete({ collection: 'pages', id: library })
  assert.deepEqual(
    (await menuIn()).items.map(({ path }) => path),
    ['/'],
  )
})

const REFUSED: [string, object, RegExp][] = [
  ['an item that leads nowhere', { items: [{}] }, /Choose the page that it leads to/],
  ['a hundred items', { items: Array.from({ length: 100 }, () => ({ site: 'news' })) }, /no more than 9/],
]

test('what nobody could use is refused with the field’s name', async () => {
  for (const [what, data, reason] of REFUSED) {
    await assert.rejects(
      save(data),
      (error: { data?: { errors?: { message: string; path: string }[] } }) => {
        const [first] = error.data?.errors ?? []
        assert.match(String(first?.message), reason)
        assert.match(String(first?.path), /^items/)
        return true
      },
      what,
    )
  }
  const both = { items: [{ site: 'news', page: await page('/two', 'Two') }] }
  await assert.rejects(save(both), (error: { data?: { errors?: { message: string }[] } }) => {
    assert.match(String(error.data?.errors?.[0]?.message), /one page, not two/)
    return true
  })
})
