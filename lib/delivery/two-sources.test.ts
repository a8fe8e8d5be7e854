/** @jest-environment node */

import type { Snapshot } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { ChangedPart } from '@/lib/shared/content/parts-of-pages'
import { keepSnapshot } from './keep-snapshot'
import { everythingOf, ownPartsOf } from './stored-content'

/** Lists from one source, settings from another, each of which can be made to fail. */
async function setUp(kept?: Snapshot) {
  const question = (text: string): StoredRecord => ({ id: 1, question: { en: text }, answer: { en: 'A' } })
  const read = (text: string) =>
    everythingOf({
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
  const own = ownPartsOf({
    revisions: async () => {
      if (near.failure) throw near.failure
      return new Map([['settings', near.revision]])
    },
    fundTotals: async () => [],
    read: async (part) => (part === 'settings' ? [{ id: 0, name: { en: near.name } }] : []),
  })
  const changes: ChangedPart[] = []
  const keeper = keepSnapshot({
    sources: [lists, own],
    kept,
    onChange: (changed) => changes.push(...changed),
    onFailure: () => undefined,
  })
  const shown = async () => {
    const { lists: now, settings } = await keeper.current()
    return [now.faq.records.en[0]?.question, settings.en.name]
  }
  return { keeper, far, near, own, changes, shown, read }
}

test('each gives its part', async () => {
  const { shown } = await setUp()
  expect(await shown()).toEqual(['Why?', 'Alokdhara'])
})

test('one that fails keeps the other’s changes from nobody', async () => {
  const { keeper, far, near, changes, shown, read } = await setUp()
  await keeper.current()
  far.failure = new Error('away')
  Object.assign(near, { name: 'Another', revision: 2 })
  await keeper.refresh()
  expect(await shown()).toEqual(['Why?', 'Another'])
  Object.assign(far, { failure: undefined, part: await read('Who?') })
  near.failure = new Error('away')
  await keeper.refresh()
  expect(await shown()).toEqual(['Who?', 'Another'])
  expect(changes).toEqual(['settings', 'faq'])
})

test('what an earlier run kept stands in for what cannot be read', async () => {
  const kept = await (await setUp()).keeper.current()
  const { keeper, far, near, shown } = await setUp(kept)
  far.failure = new Error('away')
  near.name = 'Renamed'
  await keeper.refresh()
  expect(await shown()).toEqual(['Why?', 'Renamed'])
})

test('what changed since an earlier run is announced', async () => {
  const kept = await (await setUp()).keeper.current()
  const { keeper, far, changes, read } = await setUp(kept)
  far.part = await read('New?')
  await keeper.refresh()
  expect(changes).toEqual(['faq'])
})

test('what was removed is told, also of what an earlier run kept, and stays told', async () => {
  const kept = await (await setUp()).keeper.current()
  const { keeper, far, near } = await setUp({ ...kept, removals: { news: { '': 'then' } } })
  const { records, ...faq } = kept.lists.faq
  far.part = { ...far.part, lists: { ...kept.lists, faq: { ...faq, version: 'none', records: { en: [], bn: [] } } } }
  await keeper.refresh()
  expect(records.en).toHaveLength(1)
  const { removals } = await keeper.current()
  expect(removals).toEqual({ news: { '': 'then' }, faq: { '': expect.stringMatching(/^\d{4}-.*Z$/) } })
  Object.assign(near, { name: 'Another', revision: 2 })
  await keeper.refresh()
  expect((await keeper.current()).removals).toBe(removals)
})

test('its health is that of the lists: up or not, and how often it failed', async () => {
  const { keeper, far, near } = await setUp()
  near.failure = new Error('away')
  await keeper.refresh()
  expect(keeper.health()).toEqual({ up: true, failures: 0, lastSuccessAt: expect.any(Number) })
  far.failure = new Error('away')
  await keeper.refresh()
  expect(keeper.health()).toMatchObject({ up: false, failures: 1 })
})

test('without anything ever read it says that it is unavailable', async () => {
  const { keeper, far } = await setUp()
  far.failure = new Error('away')
  await expect(keeper.current()).rejects.toMatchObject({ name: 'ContentUnavailable' })
})
