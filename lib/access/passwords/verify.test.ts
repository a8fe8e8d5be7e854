import { pbkdf2Sync } from 'node:crypto'
import { normalizedPassword } from './normalized'
import { hashing, isCorrectPassword } from './verify'

/** One round where there are hundreds of thousands. */
const quickly = (password: string, salt: string) => pbkdf2Sync(password, salt, 1, 32, 'sha256')
const derive = jest.fn(async (password: string, salt: string) => quickly(password, salt))
hashing.derive = derive as unknown as typeof hashing.derive

/** As Payload stores a password. */
const stored = (password: string) => ({
  salt: 'salt',
  hash: `pbkdf2-sha256-v1:${quickly(password, 'salt').toString('hex')}`,
})

/** With Bangla's ড় as a keyboard writes it, which NFKC parts into two. */
const TYPED = 'গা\u09dcি ও চার নৌকা'
const PARTED = normalizedPassword(TYPED)

test('a password is known in every spelling of its letters, and as it was stored before they were brought together', async () => {
  expect(PARTED).not.toBe(TYPED)
  expect(await isCorrectPassword(stored(PARTED), TYPED)).toBe(true)
  expect(await isCorrectPassword(stored(PARTED), PARTED)).toBe(true)
  expect(await isCorrectPassword(stored(TYPED), TYPED)).toBe(true)
  expect(await isCorrectPassword(stored(TYPED), `${TYPED}!`)).toBe(false)
})

test.each(['four boats on a river', TYPED])(
  '“%s” costs the same, whether there is such an account or not',
  async (typed) => {
    const calls = []
    for (const account of [stored('another password'), stored(typed), null]) {
      derive.mockClear()
      await isCorrectPassword(account, typed)
      calls.push(derive.mock.calls.length)
    }
    expect(new Set(calls).size).toBe(1)
  },
)
