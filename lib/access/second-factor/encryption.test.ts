/** @jest-environment node */
import { decrypt, encrypt } from './encryption'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: mockSecret }) }))
let mockSecret = 'one secret of thirty-two letters!'

const TEXT = 'JBSWY3DPEHPK3PXP'

test('what was sealed opens for its use', () => {
  expect(decrypt(encrypt(TEXT, 'account 1'), 'account 1')).toBe(TEXT)
})

test('and for no other', () => {
  expect(decrypt(encrypt(TEXT, 'account 1'), 'account 2')).toBeNull()
})

test('nothing of it can be read or guessed from a second one', () => {
  const [one, other] = [encrypt(TEXT, 'account 1'), encrypt(TEXT, 'account 1')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(TEXT)
})

test('one in which any byte was changed, or that was cut, does not open', () => {
  const bytes = Buffer.from(encrypt(TEXT, 'account 1'), 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  })
  const cut = [...bytes.keys()].map((length) => bytes.subarray(0, length))
  for (const each of [...changed, ...cut]) expect(decrypt(each.toString('base64url'), 'account 1')).toBeNull()
})

test('the secret of another site does not open it, and without one nothing is sealed', () => {
  const sealed = encrypt(TEXT, 'account 1')
  mockSecret = 'another secret of thirty-two more'
  expect(decrypt(sealed, 'account 1')).toBeNull()
  mockSecret = ''
  expect(() => encrypt(TEXT, 'account 1')).toThrow('PAYLOAD_SECRET')
})
