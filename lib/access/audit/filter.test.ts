import { auditQuery, readAuditFilter } from './filter'

const ALL = { account: '', act: '', subject: '', record: '', from: '', to: '' }

test('an address without parameters is an empty filter', () => {
  expect(readAuditFilter({})).toEqual(ALL)
  expect(auditQuery(ALL as never)).toBe('')
})

test('a filter read from an address makes the same address', () => {
  const asked = { account: '7', act: 'update', subject: 'news', record: '12', from: '2026-11-01', to: '2026-11-30' }
  const filter = readAuditFilter(asked)
  expect(filter).toEqual({ ...asked, account: 7 })
  expect(Object.fromEntries(new URLSearchParams(auditQuery(filter, 3)))).toEqual({ ...asked, page: '3' })
})

test('invalid parameters are left out', () => {
  const odd = { account: '-1', act: 'constructor', subject: "news'--", record: '1 OR 1=1', from: '2026-13-01', to: 'x' }
  expect(readAuditFilter(odd)).toEqual(ALL)
  expect(readAuditFilter({ record: '12' })).toEqual(ALL)
  expect(readAuditFilter({ act: ['delete', 'update'] }).act).toBe('delete')
})
