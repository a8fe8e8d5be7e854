import { Secret, URI } from 'otpauth'
import { keyUri, newSecret, readCode, stepOf } from './totp'

/** RFC 6238, appendix B; its codes have eight digits, of which the last six are ours (RFC 4226, section 5.3). */
const OF_THE_RFC = Secret.fromUTF8('12345678901234567890').base32
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code is the one of RFC 6238', (seconds, code) => {
  expect(stepOf(OF_THE_RFC, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('the codes of one step before and after are taken, no others', () => {
  const step = 41152263
  const at = (steps: number) => (step + steps) * 30_000 + 10_000
  const code = '005924'
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf(OF_THE_RFC, code, at(steps)))).toEqual([null, step, step, step, null])
})

test('a secret has 160 bits and is new each time', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(Secret.fromBase32(one).bytes).toHaveLength(20)
  expect(one).not.toBe(other)
})

test('the app is told whose secret it is, and how codes are made', () => {
  const secret = newSecret()
  const read = URI.parse(keyUri(secret, 'rahima+desk@example.org', 'আলোকধারা & Friends'))
  expect(read).toMatchObject({ issuer: 'আলোকধারা & Friends', label: 'rahima+desk@example.org', period: 30, digits: 6 })
  expect(read.algorithm).toBe('SHA1')
  expect(read.secret.base32).toBe(secret)
})

test.each(['123456', ' 123 456 ', '১২৩৪৫৬', '১২৩ ৪৫৬', '123-456', '١٢٣٤٥٦', '\u200e123\u00a0456'])(
  '%j is the code 123456',
  (typed) => {
    expect(readCode(typed)).toEqual({ kind: 'app', code: '123456' })
  },
)

test.each(['ABCD-EFGH-JKMN-0123', 'abcd efgh jkmn oI23', ' ABCD–EFGH–JKMN–০১২৩ '])('%j is a recovery code', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'recovery', code: 'ABCDEFGHJKMN0123' })
})

test.each([undefined, '', '  ', '\u200b'])('%j is none yet', (typed) => {
  expect(readCode(typed).kind).toBe('missing')
})

test.each(['12345', '1234567', 'abcdef', 'ABCD-EFGH-JKMN-012', 'ABCD-EFGH-JKMN-012U', '1'.repeat(100_000)])(
  'another text is no code',
  (typed) => {
    expect(readCode(typed).kind).toBe('none')
  },
)
