import { apiKeyHint, hashApiKey, isApiKey, newApiKey, readApiKey } from './api-key'

const KEY = `fdn_${'0123456789abcdef'.repeat(4)}_`
const carried = (authorization: string) => readApiKey(new Headers({ authorization }))

test('a key has the format that secret scanners know', () => {
  expect(newApiKey()).toMatch(/^fdn_[0-9a-f]{64}_[0-9a-f]{8}$/)
})

test('two keys differ', () => {
  expect(new Set(Array.from({ length: 1000 }, newApiKey)).size).toBe(1000)
})

test('its checksum is the CRC-32 of its secret', () => {
  // By the table of ITU-T V.42, of the 64 digits.
  expect(isApiKey(`${KEY}${crcOf('0123456789abcdef'.repeat(4))}`)).toBe(true)
})

test('a key with a letter changed, missing or added is invalid', () => {
  const key = newApiKey()
  expect(isApiKey(key)).toBe(true)
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === '0' ? '1' : '0'
    expect(isApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
    expect(isApiKey(key.slice(0, at) + key.slice(at + 1))).toBe(false)
    expect(isApiKey(key.slice(0, at) + other + key.slice(at))).toBe(false)
  }
  for (const text of ['', `${key} `, key.toUpperCase(), `${key}\n`, `x${key}`]) expect(isApiKey(text)).toBe(false)
})

test('its hash is SHA-256', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('its hint reveals 24 of 256 bits', () => {
  expect(apiKeyHint(KEY)).toBe('fdn_012345')
})

describe('of a request', () => {
  const key = newApiKey()

  test.each([`Bearer ${key}`, `bearer ${key}`, `users API-Key ${key}`, `Bearer   ${key}`])('it is read', (given) => {
    expect(carried(given)).toBe(key)
  })

  test.each([
    ['nothing', ''],
    ['the key alone', key],
    ['Basic', `Basic ${key}`],
    ['a token', `JWT ${key}`],
    ['that of another collection', `media API-Key ${key}`],
    ['two', `Bearer ${key} ${key}`],
    ['something before it', `x Bearer ${key}`],
    ['a token of a session', 'Bearer aaa.bbb.ccc'],
    ['a key as keys were before', 'users API-Key 11111111-2222-3333-4444-555555555555'],
    ['half of one', `Bearer ${key.slice(0, 40)}`],
  ])('%s is none', (_, given) => {
    expect(carried(given)).toBeNull()
  })

  test('without the header there is none', () => {
    expect(readApiKey(new Headers({ cookie: `payload-token=${key}` }))).toBeNull()
  })
})

function crcOf(text: string): string {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}
