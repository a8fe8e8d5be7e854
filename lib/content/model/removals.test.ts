import { CONTENT_TYPES } from './model'
import { removalsUntil } from './removals'
import type { Snapshot } from './snapshot'

const NONE = { version: '', records: { en: [], bn: [] } }

function snapshotOf(lists: Record<string, object[]>, removals: Snapshot['removals'] = {}): Snapshot {
  const known = Object.entries(lists).map(([type, en]) => [type, { ...NONE, records: { en, bn: en } }])
  const all = { ...Object.fromEntries(CONTENT_TYPES.map((type) => [type, NONE])), ...Object.fromEntries(known) }
  return { lists: all, removals } as Snapshot
}

const until = (before: Snapshot | undefined, lists: Record<string, object[]>) =>
  removalsUntil(before, snapshotOf(lists).lists, () => 'now')

test('the first reading removes nothing', () => {
  expect(until(undefined, { news: [{ Id: 1 }] })).toEqual({})
})

test('what is gone is told by its list, until something else is', () => {
  const before = snapshotOf({ news: [{ Id: 1 }, { Id: 2 }] }, { faq: { '': 'then' }, news: { '': 'then' } })
  expect(until(before, { news: [{ Id: 2 }] })).toEqual({ faq: { '': 'then' }, news: { '': 'now' } })
})

test('what was added or written anew removes nothing', () => {
  const before = snapshotOf({ news: [{ Id: 1, title: 'A' }] }, { news: { '': 'then' } })
  expect(until(before, { news: [{ Id: 2 }, { Id: 1, title: 'B' }] })).toBe(before.removals)
})

test('what moved has left its place', () => {
  const before = snapshotOf({
    donation: [
      { Id: 1, pages: ['Home', 'Footer'] },
      { Id: 2, pages: [] },
    ],
    projectSubCategory: [
      { Id: 5, projectId: 7, pages: [] },
      { Id: 6, projectId: 7, pages: ['Home'] },
    ],
  })
  const after = {
    donation: [
      { Id: 1, pages: ['Footer'] },
      { Id: 2, pages: [] },
    ],
    projectSubCategory: [
      { Id: 5, projectId: 8, pages: [] },
      { Id: 6, projectId: 7, pages: [] },
    ],
  }
  expect(until(before, after)).toEqual({ donation: { Home: 'now' }, projectSubCategory: { 7: 'now', Home: 'now' } })
})

test('what is gone has left all of its places', () => {
  const before = snapshotOf({ donation: [{ Id: 1, pages: ['Home', 'Footer'] }] })
  expect(until(before, { donation: [] })).toEqual({ donation: { Home: 'now', Footer: 'now' } })
})
