import type { PayloadRequest } from 'payload'
import { readCredentials } from './credentials'

const read = (body: object) =>
  readCredentials(
    new Request('http://site.test/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }) as unknown as PayloadRequest,
  )

test('takes an address and a password as they were typed, but for spaces around the address', async () => {
  const password = ' a password\u0000 '
  expect(await read({ email: ' Rahima@example.org ', password })).toEqual({ email: 'Rahima@example.org', password })
})

test.each(['a@b.co\u0000', '\u0000', 'a\u0007b@c.org', 'a@b.co\nx', '', 7])(
  'takes %j for no address: a database fails on some of these',
  async (email) => expect(await read({ email, password: 'x' })).toBeNull(),
)
