/** @jest-environment node */

import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { ChangedPart } from '@/lib/shared/content/parts-of-pages'
import { keepSnapshot } from './keep-snapshot'
import { everythingOf } from './stored-content'
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
  const keeper = keepSnapshot({
    sources: [everythingOf(source)],
    onChange: (changed) => changes.push(changed),
    onFailure: (error) => failures.push(error),
  })
  const questions = async () => (await keeper.current()).lists.faq.records.en.map(({ question }) => question)
  return { keeper, state, changes, failures, questions }
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
  const { keeper, state, changes, questions } = setUp()
  state.write('faqs', faq(1, 'Why?'))
  await keeper.refresh()
  expect(await questions()).toEqual(['Why?'])
  expect(state.asked).toEqual(expect.arrayContaining(['faqs', 'projects', 'media', 'settings']))
  expect(changes).toEqual([])
})

test('however many ask at once, each part is read once', async () => {
  const { keeper, state } = setUp()
  await Promise.all([keeper.current(), keeper.current(), keeper.current()])
  const parts = state.asked.filter((part) => part !== 'revisions')
  expect(parts).toHaveLength(new Set(parts).size)
})

test('readings after the first ask nothing of the source', async () => {
  const { keeper, state } = setUp()
  await keeper.current()
  state.asked.length = 0
  await keeper.current()
  expect(state.asked).toEqual([])
})

test('a refresh reads the parts that changed, and no other', async () => {
  const { keeper, state, questions } = setUp()
  await keeper.current()
  state.asked.length = 0
  state.write('faqs', faq(1, 'New?'))
  await keeper.refresh()
  expect(state.asked).toEqual(['revisions', 'faqs'])
  expect(await questions()).toEqual(['New?'])
})

test('a redirect is part of it, and changes no list', async () => {
  const { keeper, state, changes } = setUp()
  await keeper.current()
  state.write('redirects', { id: 1, from: '/old', to: '/news', permanent: null, note: 'Leaflet' })
  await keeper.refresh()
  expect((await keeper.current()).redirects).toEqual([{ from: '/old', to: '/news', permanent: false }])
  expect(changes).toEqual([])
})

test('a campaign’s money changes its list, and the footer only where what it says is another', async () => {
  const { keeper, state, changes } = setUp()
  const campaign = { id: 1, title: { en: 'Lamps' }, currency: 'BDT', goal: 100, pages: ['Footer'] }
  state.write('campaigns', campaign)
  await keeper.current()
  state.write('campaigns', { ...campaign, goal: 200 })
  await keeper.refresh()
  state.write('campaigns', { ...campaign, goal: 200, title: { en: 'Two lamps' } })
  await keeper.refresh()
  state.write('campaigns', { ...campaign, goal: 200, title: { en: 'Two lamps' }, pages: [] })
  await keeper.refresh()
  expect(changes).toEqual([['donation'], ['donation', 'footer'], ['donation', 'footer']])
})

test('a refresh without changes reads the revisions alone', async () => {
  const { keeper, state } = setUp()
  await keeper.current()
  state.asked.length = 0
  await keeper.refresh()
  expect(state.asked).toEqual(['revisions'])
})

test('a change is announced with its types alone', async () => {
  const { keeper, state, changes } = setUp()
  await keeper.current()
  state.write('banners', { id: 1, placement: 'newsBanner', title: { en: 'News' } })
  await keeper.refresh()
  expect(changes).toEqual([['newsBanner']])
})

test('a list that did not change stays the same object', async () => {
  const { keeper, state } = setUp()
  const before = await keeper.current()
  state.write('faqs', faq(1, 'New?'))
  await keeper.refresh()
  expect((await keeper.current()).lists.projects).toBe(before.lists.projects)
})

test('a refresh asked for during another one sees what was committed in between', async () => {
  const { keeper, state, questions } = setUp()
  await keeper.current()
  const { closed, open } = gate()
  state.gate = closed
  const first = keeper.refresh()
  state.write('faqs', faq(1, 'Committed meanwhile?'))
  const second = keeper.refresh()
  state.gate = undefined
  open()
  await first
  expect(await questions()).toEqual([])
  await second
  expect(await questions()).toEqual(['Committed meanwhile?'])
})

test('all who ask during a refresh share the next one', async () => {
  const { keeper, state } = setUp()
  await keeper.current()
  state.asked.length = 0
  await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh(), keeper.refresh()])
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
  const keeper = keepSnapshot({ sources: [everythingOf(source)], onChange: () => {}, onFailure: () => {} })
  await keeper.current()
  state.write('faqs', faq(1, 'First'))
  during = () => {
    during = undefined
    state.write('faqs', faq(1, 'Second'))
  }
  await keeper.refresh()
  await keeper.refresh()
  expect((await keeper.current()).lists.faq.records.en[0]?.question).toBe('Second')
})

describe('a source that fails', () => {
  test('leaves the last good content, and is told once', async () => {
    const { keeper, state, failures, questions } = setUp()
    state.write('faqs', faq(1, 'Kept?'))
    await keeper.current()
    state.write('faqs', faq(1, 'Unreachable?'))
    state.failure = new Error('away')
    await keeper.refresh()
    expect(await questions()).toEqual(['Kept?'])
    expect(failures).toEqual([state.failure])
  })

  test('is caught up with as soon as it is back', async () => {
    const { keeper, state, questions } = setUp()
    await keeper.current()
    state.write('faqs', faq(1, 'Late?'))
    state.failure = new Error('away')
    await keeper.refresh()
    state.failure = undefined
    await keeper.refresh()
    expect(await questions()).toEqual(['Late?'])
  })

  test('before anything was read is an error of the reading, not empty content', async () => {
    const { keeper, state } = setUp()
    state.failure = new Error('away')
    await expect(keeper.current()).rejects.toThrow('away')
  })

  test('at the start is asked again by the next reading', async () => {
    const { keeper, state, questions } = setUp()
    state.write('faqs', faq(1, 'Back?'))
    state.failure = new Error('away')
    await expect(keeper.current()).rejects.toThrow('away')
    state.failure = undefined
    expect(await questions()).toEqual(['Back?'])
  })

  test('during one refresh does not fail the one that waits behind it', async () => {
    const { keeper, state, questions, failures } = setUp()
    await keeper.current()
    const { closed, open } = gate()
    state.gate = closed
    state.failure = new Error('away')
    const first = keeper.refresh()
    state.write('faqs', faq(1, 'Behind?'))
    const second = keeper.refresh()
    open()
    await first
    state.failure = undefined
    await second
    expect(await questions()).toEqual(['Behind?'])
    expect(failures).toHaveLength(1)
  })
})
