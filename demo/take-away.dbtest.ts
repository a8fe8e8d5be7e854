import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { type CollectionSlug, createLocalReq } from 'payload'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { giving } from '@/lib/giving/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import { type DemoReport, reportDemo } from '@/lib/setup/demo-report'
import { DEMO_COLLECTIONS, type DemoCollection, readMarks } from '@/lib/setup/marks'
import { takeDemoAway } from '@/lib/setup/take-demo-away'
import { pictureField, SITE_PICTURES } from '@/lib/shared/content/types'
import { demoContent } from './content'
import { fill } from './fill'
import { markDemo } from './mark'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())
const { pledge, empty } = giving(site)

const request = () => createLocalReq({}, payload)
const look = async (): Promise<DemoReport> => {
  const report = await reportDemo(await request(), 'en')
  assert.ok(report)
  return report
}
const kind = (report: DemoReport, collection: DemoCollection) => {
  const found = report.kinds.find((each) => each.collection === collection)
  assert.ok(found)
  return found
}
const refused = (work: Promise<unknown>) =>
  assert.rejects(work, (error: { status?: number; data?: unknown }) => error.status === 409)

before(() =>
  fill(payload, {
    content: demoContent,
    mediaSource: path.resolve('demo/media'),
    mediaTarget: path.join(dataDir, 'media'),
  }),
)

test('every record and setting of a fresh demo is marked, also without the marks of its filling', async () => {
  const first = await readMarks(payload)
  for (const collection of DEMO_COLLECTIONS) {
    const { totalDocs } = await payload.count({ collection: collection as CollectionSlug })
    assert.equal(Object.keys(first?.records[collection] ?? {}).length, totalDocs, collection)
  }
  assert.equal(first?.openings.length, demoContent.campaigns.length)
  assert.deepEqual(
    Object.keys(first?.fields.settings ?? {}).sort(),
    [
      ...[
        'address',
        'companionName',
        'email',
        'logo',
        'logoForDark',
        'mark',
        'name',
        'phones',
        'placeholders',
        'shortName',
      ],
      ...['social.facebook', 'social.youtube'],
      ...SITE_PICTURES.map(pictureField),
    ].sort(),
  )
  const req = await request()
  const again = await withTransaction(req, () => markDemo(req, demoContent))
  assert.deepEqual(again.records, first?.records)
  const report = await look()
  assert.ok(report.kinds.every(({ stays, own }) => stays.length + own === 0))
  assert.equal(report.moneyStays, false)
})

test('with a real gift stored the demo’s campaigns and the books stay', async () => {
  await pledge()
  const report = await look()
  assert.equal(report.moneyStays, true)
  assert.deepEqual(report.openings, [])
  assert.equal(kind(report, 'campaigns').goes.length, 0)
  assert.ok(kind(report, 'campaigns').stays.every(({ why }) => why === 'money' || why === 'used'))
  await rawSql(site, sql`DELETE FROM pledge_moves WHERE pledge_id IN (SELECT id FROM pledges WHERE source <> 'before')`)
  await rawSql(site, sql`DELETE FROM mails`)
  await rawSql(site, sql`DELETE FROM pledges WHERE source <> 'before'`)
  assert.equal((await look()).moneyStays, false)
})

test('what changed since it was shown is not taken away', async () => {
  const { fingerprint } = await look()
  const [faq] = (await payload.find({ collection: 'faqs', limit: 1, sort: 'id' })).docs
  await payload.update({ collection: 'faqs', id: Number(faq?.id), data: { answer: 'Ours.' } })
  const counts = (await payload.count({ collection: 'news' })).totalDocs
  await refused(takeDemoAway(await request(), fingerprint))
  assert.equal((await payload.count({ collection: 'news' })).totalDocs, counts)
})

test('what somebody changed or added stays, with the pictures and pages that it uses; all else goes', async () => {
  const [picture] = (await payload.find({ collection: 'media', limit: 1, sort: 'id' })).docs
  const item = { title: 'Our own', date: '2026-11-01', image: picture?.id, _status: 'published' }
  const own = await payload.create({ collection: 'news', data: item as never })
  await payload.updateGlobal({ slug: 'settings', data: { email: 'us@shapla.example' } })
  const menuPage = (await payload.find({ collection: 'pages', limit: 1, sort: 'id' })).docs[0]
  await payload.updateGlobal({ slug: 'menu', data: { items: [{ page: menuPage?.id }, { site: 'news' }] } as never })

  const report = await look()
  assert.deepEqual(kind(report, 'news').own, 1)
  assert.deepEqual(
    kind(report, 'faqs').stays.map(({ why }) => why),
    ['changed'],
  )
  assert.deepEqual(
    kind(report, 'media').stays.map(({ id, why, by }) => [id, why, by]),
    [[picture?.id, 'used', 'Our own']],
  )
  assert.equal(report.menuItems, 1)
  assert.equal(report.placeholders, true)
  assert.ok(!report.fields.some(({ path }) => path === 'email'))

  await takeDemoAway(await request(), report.fingerprint)
  for (const collection of DEMO_COLLECTIONS) {
    const left = { faqs: 1, media: 1, news: 1 }[collection as string] ?? 0
    assert.equal((await payload.count({ collection: collection as CollectionSlug })).totalDocs, left, collection)
  }
  assert.ok(await payload.findByID({ collection: 'news', id: own.id }))
  for (const table of ['pledges', 'transactions', 'ledger_entries', 'pledge_moves']) {
    assert.deepEqual(await rawSql(site, `SELECT id FROM ${table}`), [], table)
  }
  const menu = await payload.findGlobal({ slug: 'menu', depth: 0 })
  assert.deepEqual(
    menu.items?.map(({ site: page }) => page),
    ['news'],
  )
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  assert.deepEqual([settings.email, settings.placeholders, settings.phones], ['us@shapla.example', false, []])
})

test('the ledger is guarded as before', async () => {
  const names = site.databaseUrl
    ? await rawSql(
        site,
        `SELECT tgname AS name FROM pg_trigger WHERE tgname = 'ledger_entries_kept' AND tgenabled = 'O'`,
      )
    : await rawSql(site, `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name = 'ledger_entries_kept'`)
  assert.equal(names.length, 1)
})

test('what visitors read says nothing of the demo’s foundation', async () => {
  const store = createSnapshotStore({
    sources: [cmsSource(embeddedSource(async () => payload))],
    onChange: () => {},
    onFailure: (error) => assert.fail(String(error)),
  })
  const { lists, pages, settings, words } = (await store.current()) as unknown as Record<string, unknown>
  const told = JSON.stringify({ lists, pages, settings, words })
  assert.doesNotMatch(told, /alokdhara|আলোকধারা|tongi|টঙ্গী|1700-000/i)
})

test('nothing is left to take away then', async () => {
  const report = await reportDemo(await request(), 'en')
  assert.deepEqual(kind(report as DemoReport, 'faqs').goes, [])
  await refused(takeDemoAway(await request(), 'another'))
  await empty()
})
