import assert from 'node:assert/strict'
import path from 'node:path'
import { after, test } from 'node:test'
import { embeddedSource } from '@/lib/delivery/embedded-source'
import { createSnapshotStore } from '@/lib/delivery/snapshot-store'
import { cmsSource } from '@/lib/delivery/stored-content'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { carryOver } from '../carry-over'
import { demoContent } from '../content'
import { fill } from '../fill'
import { placeholders } from './placeholders'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

const folders = { mediaSource: path.resolve('demo/media'), mediaTarget: path.join(dataDir, 'media') }
/** As a start of this version finds a database of an earlier one; each time as if for the first. */
let starts = 0
const carry = () => {
  starts += 1
  return carryOver(payload, { ...folders, parts: [{ ...placeholders, name: `start ${starts}` }], isNew: false })
}
const settings = async () => {
  const store = createSnapshotStore({
    sources: [cmsSource(embeddedSource(async () => payload))],
    onChange: () => {},
    onFailure: (error) => assert.fail(String(error)),
  })
  const { en, bn } = (await store.current()).settings
  return { en, bn }
}
/** What earlier versions stored by default when the settings were saved. */
const OLD_DEFAULTS = {
  copyrightYear: 2023,
  counters: { totalDonation: 70, projectsFunded: 48, kidsNeedHelp: 38, volunteers: 230 },
}
/** Written past the rules, which earlier versions did not have. */
const storeAsBefore = async (data: object) => {
  if (!(await payload.findGlobal({ slug: 'settings' })).createdAt)
    await payload.updateGlobal({ slug: 'settings', data: {} })
  await payload.db.updateGlobal({ slug: 'settings', data: { placeholders: null, ...data } })
}

test('a database whose settings were never saved states nothing afterwards', async () => {
  await carry()
  const { en } = await settings()
  assert.deepEqual([en.placeholders, en.counters, en.copyrightYear], [false, {}, null])
})

test('of a foundation of one’s own, what stood by default goes, and what was entered stays with a source', async () => {
  await payload.create({
    collection: 'projects',
    data: { title: 'Education', text: 'Ours', _status: 'published' } as never,
  })
  await storeAsBefore({ ...OLD_DEFAULTS, counters: { ...OLD_DEFAULTS.counters, volunteers: 412 } })
  await carry()
  const { en, bn } = await settings()
  assert.deepEqual([en.placeholders, en.copyrightYear, Object.keys(en.counters)], [false, null, ['volunteers']])
  assert.equal(en.counters.volunteers?.value, 412)
  assert.equal(en.counters.volunteers?.source, 'As stated by the foundation')
  assert.equal(bn.counters.volunteers?.source, 'ফাউন্ডেশনের দেওয়া হিসাব')
  const stored = await payload.findGlobal({ slug: 'settings' })
  assert.deepEqual([stored.counters?.totalDonation, stored.copyrightYear], [null, null])
})

test('the demo fills a database with the placeholders on', async () => {
  await fill(payload, { content: demoContent, ...folders })
  assert.equal((await settings()).en.placeholders, true)
})

test('a database that holds the demo’s records looks as before, and as one that was filled', async () => {
  await storeAsBefore({ counters: { volunteersDate: null, ...OLD_DEFAULTS.counters }, copyrightYear: 2023 })
  await carry()
  const { en } = await settings()
  assert.deepEqual([en.placeholders, en.copyrightYear], [true, 2023])
  assert.deepEqual(
    Object.values(en.counters).map(({ value, source }) => [value, source]),
    [70, 48, 38, 230].map((value) => [value, '']),
  )
  const { counters } = await payload.findGlobal({ slug: 'settings' })
  assert.equal(counters?.totalDonation, null)
})

test('without placeholders a number is refused that does not say where it comes from', async () => {
  const save = (counters: object) =>
    payload.updateGlobal({
      slug: 'settings',
      data: { placeholders: false, counters: { volunteersSource: '', ...counters } },
    })
  await assert.rejects(save({ volunteers: 5, volunteersDate: '2026-01-01' }), /Source|volunteersSource/)
  await assert.rejects(save({ volunteers: 5, volunteersSource: 'Our list', volunteersDate: null }), /Date|As of/)
  await assert.rejects(save({ volunteers: 5, volunteersSource: 'x', volunteersDate: '2999-01-01' }), /Date|As of/)
  await assert.rejects(save({ volunteers: 5, volunteersSource: 'x', volunteersDate: 'last June' }), /Date|As of/)
  await save({ volunteers: 5, volunteersSource: 'Our list', volunteersDate: '2026-01-01T00:00:00.000Z' })
  const { counters } = (await settings()).en
  assert.deepEqual(Object.keys(counters), ['volunteers'])
})
