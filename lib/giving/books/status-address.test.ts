import { isStatusKey, newStatusKey } from './status-address'

test('all 128 bits of a key are by chance', () => {
  const keys = Array.from({ length: 200 }, newStatusKey)
  expect(keys.every(isStatusKey)).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
  const bytes = keys.map((key) => Buffer.from(key, 'base64url'))
  expect(bytes.every(({ length }) => length === 16)).toBe(true)
  // Of two hundred, one bit is the same in all of them once in 2^199 times.
  const isFixed = (bit: number) => new Set(bytes.map((key) => ((key[bit >> 3] ?? 0) >> (bit & 7)) & 1)).size === 1
  expect(Array.from({ length: 128 }, (_, bit) => bit).filter(isFixed)).toEqual([])
})

test.each(['', 'AbCdEfGhIjKl-nOpQrSt_', 'AbCdEfGhIjKl-nOpQrSt_vv', 'AbCdEfGhIjKl%nOpQrSt_v'])(
  '%p is no key',
  (text) => {
    expect(isStatusKey(text)).toBe(false)
  },
)
