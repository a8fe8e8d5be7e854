import { historyQuery, readHistoryFilter } from './filter'

const ALL = { account: '', act: '', subject: '', record: '', from: '', to: '' }

test('an address without parameters shows all', () => {
  expect(readHistoryFilter({})).toEqual(ALL)
  expect(historyQuery(ALL as never)).toBe('')
})

test('an address says what is shown, and is made of it', () => {
  const asked = { account: '7', act: 'update', subject: 'news', record: '12', from: '2026-11-01', to: '2026-11-30' }
  const filter = readHistoryFilter(asked)
  expect(filter).toEqual({ ...asked, account: 7 })
  expect(Object.fromEntries(new URLSearchParams(historyQuery(filter, 3)))).toEqual({ ...asked, page: '3' })
})

test('what makes no sense is left out', () => {
  const odd = { account: '-1', act: 'constructor', subject: "news'--", record: '1 OR 1=1', from: '2026-13-01', to: 'x' }
  expect(readHistoryFilter(odd)).toEqual(ALL)
  expect(readHistoryFilter({ record: '12' })).toEqual(ALL)
  expect(readHistoryFilter({ act: ['delete', 'update'] }).act).toBe('delete')
})
