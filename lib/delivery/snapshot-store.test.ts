import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { ChangedPart } from '@/lib/shared/content/pages-of-content'
import { createSnapshotStore } from './snapshot-store'
import { cmsSource } from './stored-content'
import type { StoredSource } from './stored-source'

/** A source in memory that counts what is asked of it. */
function fakeSource() {
  const records = new Map<string, StoredRecord[]>()
  const revisions = new Map<string, number>()
  const asked: string[] = []
  const state = {
    records,
    asked,
    /** Set to hold the next answer back until it is called. */
    gate: undefined as Promise<void> | undefined,
    failure: undefined as Error | undefined,
    write(part: string, ...list: StoredRecord[]) {
      records.set(part, list)
      revisions.set(part, (revisions.get(part) ?? 0) + 1)
    },
  }
  const source: StoredSource = {
    revisions: async () => {
      asked.push('revisions')
      const seen = new Map(revisions)
      await state.gate
      if (state.failure) throw state.failure
      return seen
    },
    read: async (part) => {
      asked.push(part)
      if (state.failure) throw state.failure
      return records.get(part) ?? []
    },
    fundTotals: async () => {
      asked.push('ledger-entries')
      if (state.failure) throw state.failure
      return []
    },
  }
  return { source, state }
}

function setUp() {
  const { source, state } = fakeSource()
  const changes: ChangedPart[][] = []
  const failures: unknown[] = []
  const snapshotStore = createSnapshotStore({
    sources: [cmsSource(source)],
    onChange: (changed) => changes.push(changed),
    onFailure: (error) => failures.push(error),
  })
  const questions = async () => (await snapshotStore.current()).lists.faq.records.en.map(({ question }) => question)
  return { snapshotStore, state, changes, failures, questions }
}

function gate() {
  let open = () => {}
  const closed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { closed, open: () => open() }
}

const faq = (id: number, question: string): StoredRecord => ({ id, question: { en: question }, answer: { en: 'A' } })

test('the first reading reads everything, and announces no change', async () => {
  const { snapshotStore, state, changes, questions } = setUp()
  state.write('faqs', faq(1, 'Why?'))
  await snapshotStore.refresh()
  expect(await questions()).toEqual(['Why?'])
  expect(state.asked).toEqual(expect.arrayContaining(['faqs', 'projects', 'media', 'settings']))
  expect(changes).toEqual([])
})

test('concurrent readers cause one read of each part', async () => {
  const { snapshotStore, state } = setUp()
  await Promise.all([snapshotStore.current(), snapshotStore.current(), snapshotStore.current()])
  const parts = state.asked.filter((part) => part !== 'revisions')
  expect(parts).toHaveLength(new Set(parts).size)
})

test('later reads do not ask the source', async () => {
  const { snapshotStore, state } = setUp()
  await snapshotStore.current()
  state.asked.length = 0
  await snapshotStore.current()
  expect(state.asked).toEqual([])
})

test('a refresh reads the parts that changed, and no other', async () => {
  const { snapshotStore, state, questions } = setUp()
  await snapshotStore.current()
  state.asked.length = 0
  state.write('faqs', faq(1, 'New?'))
  await snapshotStore.refresh()
  expect(state.asked).toEqual(['revisions', 'faqs'])
  expect(await questions()).toEqual(['New?'])
})

test('a redirect is part of it, and changes no list', async () => {
  const { snapshotStore, state, changes } = setUp()
  await snapshotStore.current()
  state.write('redirects', { id: 1, from: '/old', to: '/news', permanent: null, note: 'Leaflet' })
  await snapshotStore.refresh()
  expect((await snapshotStore.current()).redirects).toEqual([{ from: '/old', to: '/news', permanent: false }])
  expect(changes).toEqual([])
})

test('a campaign’s money changes its list, and the footer only where what it says is another', async () => {
  const { snapshotStore, state, changes } = setUp()
  const campaign = { id: 1, title: { en: 'Lamps' }, currency: 'BDT', goal: 100, pages: ['Footer'] }
  state.write('campaigns', campaign)
  await snapshotStore.current()
  state.write('campaigns', { ...campaign, goal: 200 })
  await snapshotStore.refresh()
  state.write('campaigns', { ...campaign, goal: 200, title: { en: 'Two lamps' } })
  await snapshotStore.refresh()
  state.write('campaigns', { ...campaign, goal: 200, title: { en: 'Two lamps' }, pages: [] })
  await snapshotStore.refresh()
  expect(changes).toEqual([['donation'], ['donation', 'footer'], ['donation', 'footer']])
})

test('a refresh without changes reads the revisions alone', async () => {
  const { snapshotStore, state } = setUp()
  await snapshotStore.current()
  state.asked.length = 0
  await snapshotStore.refresh()
  expect(state.asked).toEqual(['revisions'])
})

test('a change is announced with its types alone', async () => {
  const { snapshotStore, state, changes } = setUp()
  await snapshotStore.current()
  state.write('banners', { id: 1, placement: 'newsBanner', title: { en: 'News' } })
  await snapshotStore.refresh()
  expect(changes).toEqual([['newsBanner']])
})

test('a list that did not change stays the same object', async () => {
  const { snapshotStore, state } = setUp()
  const before = await snapshotStore.current()
  state.write('faqs', faq(1, 'New?'))
  await snapshotStore.refresh()
  expect((await snapshotStore.current()).lists.projects).toBe(before.lists.projects)
})

test('a refresh asked for during another one sees what was committed in between', async () => {
  const { snapshotStore, state, questions } = setUp()
  await snapshotStore.current()
  const { closed, open } = gate()
  state.gate = closed
  const first = snapshotStore.refresh()
  state.write('faqs', faq(1, 'Committed meanwhile?'))
  const second = snapshotStore.refresh()
  state.gate = undefined
  open()
  await first
  expect(await questions()).toEqual([])
  await second
  expect(await questions()).toEqual(['Committed meanwhile?'])
})

test('calls during a refresh share the next one', async () => {
  const { snapshotStore, state } = setUp()
  await snapshotStore.current()
  state.asked.length = 0
  await Promise.all([
    snapshotStore.refresh(),
    snapshotStore.refresh(),
    snapshotStore.refresh(),
    snapshotStore.refresh(),
  ])
  expect(state.asked).toEqual(['revisions', 'revisions'])
})

test('a part that is written while it is read is read again by the next refresh', async () => {
  const { source, state } = fakeSource()
  const read = source.read
  let during: (() => void) | undefined
  source.read = async (part) => {
    const list = await read(part)
    if (part === 'faqs') during?.()
    return list
  }
  const snapshotStore = createSnapshotStore({ sources: [cmsSource(source)], onChange: () => {}, onFailure: () => {} })
  await snapshotStore.current()
  state.write('faqs', faq(1, 'First'))
  during = () => {
    during = undefined
    state.write('faqs', faq(1, 'Second'))
  }
  await snapshotStore.refresh()
  await snapshotStore.refresh()
  expect((await snapshotStore.current()).lists.faq.records.en[0]?.question).toBe('Second')
})

describe('a source that fails', () => {
  test('leaves the last good content, and is reported once', async () => {
    const { snapshotStore, state, failures, questions } = setUp()
    state.write('faqs', faq(1, 'Kept?'))
    await snapshotStore.current()
    state.write('faqs', faq(1, 'Unreachable?'))
    state.failure = new Error('away')
    await snapshotStore.refresh()
    expect(await questions()).toEqual(['Kept?'])
    expect(failures).toEqual([state.failure])
  })

  test('is caught up with as soon as it is back', async () => {
    const { snapshotStore, state, questions } = setUp()
    await snapshotStore.current()
    state.write('faqs', faq(1, 'Late?'))
    state.failure = new Error('away')
    await snapshotStore.refresh()
    state.failure = undefined
    await snapshotStore.refresh()
    expect(await questions()).toEqual(['Late?'])
  })

  test('before anything was read is an error of the reading, not empty content', async () => {
    const { snapshotStore, state } = setUp()
    state.failure = new Error('away')
    await expect(snapshotStore.current()).rejects.toThrow('away')
  })

  test('at the start is asked again by the next reading', async () => {
    const { snapshotStore, state, questions } = setUp()
    state.write('faqs', faq(1, 'Back?'))
    state.failure = new Error('away')
    await expect(snapshotStore.current()).rejects.toThrow('away')
    state.failure = undefined
    expect(await questions()).toEqual(['Back?'])
  })

  test('during one refresh does not fail the one that waits behind it', async () => {
    const { snapshotStore, state, questions, failures } = setUp()
    await snapshotStore.current()
    const { closed, open } = gate()
    state.gate = closed
    state.failure = new Error('away')
    const first = snapshotStore.refresh()
    state.write('faqs', faq(1, 'Behind?'))
    const second = snapshotStore.refresh()
    open()
    await first
    state.failure = undefined
    await second
    expect(await questions()).toEqual(['Behind?'])
    expect(failures).toHaveLength(1)
  })
})
