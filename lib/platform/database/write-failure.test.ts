import { log } from '@/lib/platform/log/log'
import { reportWriteFailure, writeFailureOf } from './write-failure'

const failed = (cause: object) => Object.assign(new Error('Failed query: INSERT … SQLITE_FULL'), { cause })

test.each([
  [{ code: 'SQLITE_FULL' }, 'full'],
  [{ code: 'SQLITE_READONLY_DBMOVED' }, 'readOnly'],
  [{ code: '25006' }, 'readOnly'],
  [{ code: '53100' }, 'full'],
  [{ code: 'SQLITE_IOERR_WRITE' }, 'disk'],
  [{ code: 'SQLITE_BUSY' }, 'busy'],
  [new Error('The database is busy: another write did not end in time.'), 'busy'],
  [{ code: 'SQLITE_CORRUPT' }, 'damaged'],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, null],
  [new Error('anything'), null],
])('%j is %s, also as the cause of another', (error, failure) => {
  expect(writeFailureOf(error)).toBe(failure)
  expect(writeFailureOf(failed(error))).toBe(failure)
})

test('each is logged once a minute, in words', () => {
  jest.useFakeTimers()
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  for (const error of [
    { code: 'SQLITE_FULL' },
    { code: 'SQLITE_FULL' },
    { code: 'SQLITE_READONLY' },
    new Error('other'),
  ])
    reportWriteFailure(error)
  expect(said.mock.calls.map(([, sentence]) => sentence)).toEqual([
    expect.stringContaining('its disk is full'),
    expect.stringContaining('may only be read'),
  ])
  jest.advanceTimersByTime(61_000)
  reportWriteFailure({ code: 'SQLITE_FULL' })
  expect(said).toHaveBeenCalledTimes(3)
  said.mockRestore()
  jest.useRealTimers()
})
