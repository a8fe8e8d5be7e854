import { filterQuery, readFilter } from '@/lib/community/shared/volunteer-filter'
import { earlierStatuses, isStatus, mayMove, nextStatuses, STATUSES } from '@/lib/community/shared/volunteer-status'
import { queryPage } from '@/lib/shared/lists/list-query'
import { waysTo } from './contact'

test('from every status there is a next one, and each step can be taken back', () => {
  for (const from of STATUSES) {
    expect(nextStatuses(from)).not.toHaveLength(0)
    for (const to of nextStatuses(from)) expect([mayMove(from, to), mayMove(to, from)]).toEqual([true, true])
  }
})

test('earlier statuses are those that lead here, and no next step is among them', () => {
  expect(earlierStatuses('accepted')).toEqual(['new', 'contacted'])
  expect(earlierStatuses('declined')).toEqual(['new', 'accepted'])
  expect(earlierStatuses('active')).toEqual(['accepted'])
})

test('no step leads from new to active, nor to what is no status', () => {
  expect([mayMove('new', 'active'), mayMove('new', 'new'), isStatus('toString')]).toEqual([false, false, false])
})

test('a filter is read back from its own address', () => {
  const filter = { status: 'new', suspected: false, project: 3, event: null, q: 'রহিমা & co' } as const
  const query = new URLSearchParams(filterQuery(filter, 4))
  expect(readFilter(Object.fromEntries(query))).toEqual(filter)
  expect(queryPage(Object.fromEntries(query))).toBe(4)
})

test('what makes no sense in an address is left out', () => {
  const asked = { status: 'gone', suspected: '1', project: '-3', event: '1e3', q: ['  a  ', 'b'], at: '0' }
  expect(readFilter(asked)).toEqual({ status: '', suspected: false, project: null, event: null, q: 'a' })
  expect([queryPage(asked), filterQuery(readFilter({}))]).toEqual([1, ''])
})

test('a volunteer is reached by one tap', () => {
  const ways = waysTo({ name: 'রহিমা & Co', phone: '০১৭১১-০০০০০১', email: 'a+b@example.org' }, 'Hello {name}?')
  expect(ways.call).toBe('tel:+8801711000001')
  expect(ways.whatsApp).toMatch(/^https:\/\/wa\.me\/8801711000001\?text=/)
  expect(new URL(ways.whatsApp ?? '').searchParams.get('text')).toBe('Hello রহিমা & Co?')
  expect(ways.mail).toBe('mailto:a%2Bb@example.org')
})

test('who left no number and no e-mail has no links, and no address adds fields to a mail', () => {
  expect(waysTo({ phone: 'none', email: '' }, '')).toEqual({ call: null, whatsApp: null, mail: null })
  expect(waysTo({ email: 'a@b.org?cc=c@d.org' }, '').mail).toBe('mailto:a@b.org%3Fcc%3Dc%40d.org')
})
