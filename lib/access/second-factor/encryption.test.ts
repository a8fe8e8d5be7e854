import { decrypt, encrypt } from './encryption'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ payloadSecret: mockSecret }) }))
let mockSecret = 'one secret of thirty-two letters!'

const TEXT = 'JBSWY3DPEHPK3PXP'

test('a text is decrypted for the use that it was encrypted for', () => {
  expect(decrypt(encrypt(TEXT, 'account 1'), 'account 1')).toBe(TEXT)
})

test('a text is not decrypted for another use', () => {
  expect(decrypt(encrypt(TEXT, 'account 1'), 'account 2')).toBeNull()
})

test('the ciphertext does not contain the text, and differs each time', () => {
  const [one, other] = [encrypt(TEXT, 'account 1'), encrypt(TEXT, 'account 1')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain(TEXT)
})

test('a ciphertext that was changed or truncated is not decrypted', () => {
  const bytes = Buffer.from(encrypt(TEXT, 'account 1'), 'base64url')
  const changed = [...bytes.keys()].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  })
  const cut = [...bytes.keys()].map((length) => bytes.subarray(0, length))
  for (const each of [...changed, ...cut]) expect(decrypt(each.toString('base64url'), 'account 1')).toBeNull()
})

test('the secret of another site does not decrypt, and without a secret nothing is encrypted', () => {
  const sealed = encrypt(TEXT, 'account 1')
  mockSecret = 'another secret of thirty-two more'
  expect(decrypt(sealed, 'account 1')).toBeNull()
  mockSecret = ''
  expect(() => encrypt(TEXT, 'account 1')).toThrow('PAYLOAD_SECRET')
})
