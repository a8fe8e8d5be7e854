import type { Snapshot } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import { createSnapshotStore } from './snapshot-store'
import { cmsSettingsSource, cmsSource } from './stored-content'

/** Lists from one source, settings from another, each of which can be made to fail. */
async function setUp(lastGood?: Snapshot) {
  const question = (text: string): StoredRecord => ({ id: 1, question: { en: text }, answer: { en: 'A' } })
  const read = (text: string) =>
    cmsSource({
      revisions: async () => new Map(),
      fundTotals: async () => [],
      read: async (part) => (part === 'faqs' ? [question(text)] : []),
    })
      .read(() => undefined)
      .then(({ lists, images }): SnapshotPart => ({ lists, images }))
  const far = { part: await read('Why?'), failure: undefined as Error | undefined }
  const near = { name: 'Alokdhara', revision: 1, failure: undefined as Error | undefined }
  const lists: ContentSource = {
    read: async () => {
      if (far.failure) throw far.failure
      return far.part
    },
  }
  const own = cmsSettingsSource({
    revisions: async () => {
      if (near.failure) throw near.failure
      return new Map([['settings', near.revision]])
    },
    fundTotals: async () => [],
    read: async (part) => (part === 'settings' ? [{ id: 0, name: { en: near.name } }] : []),
  })
  const changes: ChangedPart[] = []
  const snapshotStore = createSnapshotStore({
    sources: [lists, own],
    lastGood,
    onChange: (changed) => changes.push(...changed),
    onFailure: () => undefined,
  })
  const shown = async () => {
    const { lists: now, settings } = await snapshotStore.current()
    return [now.faq.records.en[0]?.question, settings.en.name]
  }
  return { snapshotStore, far, near, own, changes, shown, read }
}

test('each gives its part', async () => {
  const { shown } = await setUp()
  expect(await shown()).toEqual(['Why?', 'Alokdhara'])
})

test('one that fails keeps the other’s changes from nobody', async () => {
  const { snapshotStore, far, near, changes, shown, read } = await setUp()
  await snapshotStore.current()
  far.failure = new Error('away')
  Object.assign(near, { name: 'Another', revision: 2 })
  await snapshotStore.refresh()
  expect(await shown()).toEqual(['Why?', 'Another'])
  Object.assign(far, { failure: undefined, part: await read('Who?') })
  near.failure = new Error('away')
  await snapshotStore.refresh()
  expect(await shown()).toEqual(['Who?', 'Another'])
  expect(changes).toEqual(['settings', 'faq'])
})

test('the last good content stands in for a source that cannot be read', async () => {
  const lastGood = await (await setUp()).snapshotStore.current()
  const { snapshotStore, far, near, shown } = await setUp(lastGood)
  far.failure = new Error('away')
  near.name = 'Renamed'
  await snapshotStore.refresh()
  expect(await shown()).toEqual(['Why?', 'Renamed'])
})

test('what changed since an earlier run is announced', async () => {
  const lastGood = await (await setUp()).snapshotStore.current()
  const { snapshotStore, far, changes, read } = await setUp(lastGood)
  far.part = await read('New?')
  await snapshotStore.refresh()
  expect(changes).toEqual(['faq'])
})

test('removals are remembered, also those since the last good content', async () => {
  const lastGood = await (await setUp()).snapshotStore.current()
  const { snapshotStore, far, near } = await setUp({ ...lastGood, removals: { news: { '': 'then' } } })
  const { records, ...faq } = lastGood.lists.faq
  far.part = {
    ...far.part,
    lists: { ...lastGood.lists, faq: { ...faq, version: 'none', records: { en: [], bn: [] } } },
  }
  await snapshotStore.refresh()
  expect(records.en).toHaveLength(1)
  const { removals } = await snapshotStore.current()
  expect(removals).toEqual({ news: { '': 'then' }, faq: { '': expect.stringMatching(/^\d{4}-.*Z$/) } })
  Object.assign(near, { name: 'Another', revision: 2 })
  await snapshotStore.refresh()
  expect((await snapshotStore.current()).removals).toBe(removals)
})

test('its health is that of the lists: up or not, and how often it failed', async () => {
  const { snapshotStore, far, near } = await setUp()
  near.failure = new Error('away')
  await snapshotStore.refresh()
  expect(snapshotStore.health()).toEqual({ up: true, failures: 0, lastSuccessAt: expect.any(Number), reason: null })
  far.failure = new Error('away')
  await snapshotStore.refresh()
  expect(snapshotStore.health()).toMatchObject({ up: false, failures: 1 })
})

test('without anything ever read it says that it is unavailable', async () => {
  const { snapshotStore, far } = await setUp()
  far.failure = new Error('away')
  await expect(snapshotStore.current()).rejects.toMatchObject({ name: 'ContentUnavailable' })
})
