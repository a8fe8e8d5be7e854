import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { CollectionSlug, Migration } from 'payload'
import { migrate } from '@/lib/platform/database/migrate'
import { committedMigrations, openTestDatabase, rawSql } from '@/lib/platform/database/testing'

const site = await openTestDatabase({ migrated: false })
const { payload, dataDir } = site
after(() => site.close())

const TIME = '2026-01-02T03:04:05.678Z'

/** Rows with these places, as they were before; '' has none. */
async function insert(table: string, column: string, places: readonly string[], more = ''): Promise<void> {
  const [names, values] = more ? more.split('=') : []
  for (const place of places) {
    const value = place === '' ? 'NULL' : `'${place}'`
    const columns = [column, 'updated_at', 'created_at', ...(names ? [names] : [])].join(', ')
    const given = [value, `'${TIME}'`, `'${TIME}'`, ...(values ? [values] : [])].join(', ')
    await rawSql(site, `INSERT INTO ${table} (${columns}) VALUES (${given})`)
  }
}

async function placesOf(collection: CollectionSlug): Promise<unknown[]> {
  const { docs } = await payload.find({ collection, sort: 'id', depth: 0, pagination: false })
  return docs.map((doc) => (doc as { pages?: unknown }).pages)
}

test('the place of each record becomes the first of its list, in versions too, and comes back', async () => {
  const all: Migration[] = await committedMigrations()
  const ours = all.findIndex(({ name }) => name.endsWith('places_are_a_list'))
  await migrate(payload.db, all.slice(0, ours), dataDir)
  await insert('projects', 'page', ['Home', '', 'Donation', 'Footer'], "_status='published'")
  await insert('subcategories', 'page', ['', 'Footer'], "_status='draft'")
  await insert('campaigns', 'page', ['Home', ''], "currency='BDT'")
  await rawSql(site, `INSERT INTO media (updated_at, created_at) VALUES ('${TIME}', '${TIME}')`)
  await insert('gallery_images', 'page', ['', 'Home'], 'image_id=1')
  await insert('_projects_v', 'version_page', ['Footer', ''], 'parent_id=1')
  await insert('_subcategories_v', 'version_page', ['Home'], 'parent_id=2')
  await migrate(payload.db, all, dataDir)

  assert.deepEqual(await placesOf('projects'), [['Home'], [], ['Donation'], ['Footer']])
  assert.deepEqual(await placesOf('subcategories'), [[], ['Footer']])
  assert.deepEqual(await placesOf('campaigns'), [['Home'], []])
  assert.deepEqual(await placesOf('gallery-images'), [[], ['Home']])
  const versions = await payload.findVersions({ collection: 'projects', sort: 'id', depth: 0 })
  assert.deepEqual(
    versions.docs.map(({ version }) => version.pages),
    [['Footer'], []],
  )
  const parts = await payload.findVersions({ collection: 'subcategories', depth: 0 })
  assert.deepEqual(parts.docs[0]?.version.pages, ['Home'])

  const data = { pages: ['Footer', 'Home'] as ('Footer' | 'Home')[] }
  await payload.update({ collection: 'campaigns', id: 2, data: { ...data, title: 'Lamps' }, locale: 'en' })
  assert.deepEqual((await placesOf('campaigns'))[1], ['Footer', 'Home'])
  const found = await payload.find({ collection: 'campaigns', where: { pages: { in: ['Home'] } }, sort: 'id' })
  assert.deepEqual(
    found.docs.map(({ id }) => id),
    [1, 2],
  )

  const { down } = all[ours] as Migration
  await down({ payload, req: {} as never, db: (payload.db as unknown as { drizzle: never }).drizzle } as never)
  const back = await rawSql(site, 'SELECT page FROM projects ORDER BY id')
  assert.deepEqual(
    back.map(({ page }) => page),
    ['Home', null, 'Donation', 'Footer'],
  )
  const home = await rawSql(site, 'SELECT page FROM campaigns ORDER BY id')
  assert.deepEqual(
    home.map(({ page }) => page),
    ['Home', 'Home'],
  )
})
