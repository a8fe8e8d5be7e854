/** @jest-environment jsdom */
import { type Copy, type CopyPlace, readCopy, removeCopiesBut, removeCopy, writeCopy } from './copies'

const PLACE: CopyPlace = { account: 3, collection: 'news', record: 7, locale: 'bn' }
const copy = (more: Partial<Copy> = {}): Copy => ({ at: Date.now(), base: '', values: { title: 'A' }, ...more })
const DAY_MS = 24 * 3600 * 1000

beforeEach(() => localStorage.clear())

test('a copy is read where it was written, and nowhere else', () => {
  writeCopy(PLACE, copy())
  expect(readCopy(PLACE)?.values).toEqual({ title: 'A' })
  for (const other of [{ account: 4 }, { collection: 'events' }, { record: undefined }, { locale: 'en' }])
    expect(readCopy({ ...PLACE, ...other })).toBeUndefined()
  removeCopy(PLACE)
  expect(readCopy(PLACE)).toBeUndefined()
})

test('after a week a copy is gone', () => {
  writeCopy(PLACE, copy({ at: Date.now() - 6 * DAY_MS }))
  expect(readCopy(PLACE)?.values).toEqual({ title: 'A' })
  writeCopy(PLACE, copy({ at: Date.now() - 8 * DAY_MS }))
  expect(readCopy(PLACE)).toBeUndefined()
  removeCopiesBut(PLACE.account)
  expect(localStorage).toHaveLength(0)
})

test('another account takes all others’ copies away, and a sign-out every one; nothing else goes', () => {
  localStorage.setItem('typed', '1')
  writeCopy(PLACE, copy())
  writeCopy({ ...PLACE, account: 33 }, copy())
  removeCopiesBut(33)
  expect(readCopy(PLACE)).toBeUndefined()
  expect(readCopy({ ...PLACE, account: 33 })?.values).toEqual({ title: 'A' })
  removeCopiesBut(null)
  expect(Object.keys(localStorage)).toEqual(['typed'])
})

test('a copy has a bound', () => {
  writeCopy(PLACE, copy({ values: { text: 'x'.repeat(1_000_001) } }))
  expect(readCopy(PLACE)).toBeUndefined()
})

test('what cannot be read is no copy', () => {
  writeCopy(PLACE, copy())
  for (const name of Object.keys(localStorage)) localStorage.setItem(name, '{"at":"x"}')
  expect(readCopy(PLACE)).toBeUndefined()
})
