/** The language that somebody of the staff works in, as calls keep and follow it. */
import { accountOf } from '@/e2e/support/accounts'
import { expect } from '@/lib/testing/expect'
import { clientWith, test } from './testing/fixtures'

const BANGLA = { 'accept-language': 'bn-BD' }
const cookieOf = (setCookie = '') => /payload-lng=[^;]*/.exec(setCookie)?.[0]
const messageOf = (text: string) => (JSON.parse(text) as { errors: { message: string }[] }).errors[0]?.message

test('an account has a language of its own choosing, which the browser is given and each sign-in gives again', async ({
  staff,
}) => {
  const chosen = await staff.coordinator.request('POST', '/api/users/language', { json: { language: 'bn' } })
  expect([chosen.status, cookieOf(chosen.headers['set-cookie'])]).toEqual([200, 'payload-lng=bn-BD'])
  const signIn = await clientWith({}).request('POST', '/api/users/login', { json: accountOf('coordinator') })
  expect(cookieOf(signIn.headers['set-cookie'])).toBe('payload-lng=bn-BD')
  const back = await staff.coordinator.request('POST', '/api/users/language', { json: { language: 'en' } })
  expect(cookieOf(back.headers['set-cookie'])).toBe('payload-lng=en')
})

test('nobody is given a language by others, a stranger has none, and there are two', async ({ staff, anonymous }) => {
  const { text } = await staff.editor.request('GET', '/api/users/me')
  const { id } = (JSON.parse(text) as { user: { id: number } }).user
  await staff.administrator.request('PATCH', `/api/users/${id}`, { json: { language: 'bn' } })
  const after = await staff.editor.request('GET', '/api/users/me')
  expect((JSON.parse(after.text) as { user: { language?: string | null } }).user.language ?? null).toBeNull()
  const strange = await anonymous.request('POST', '/api/users/language', { json: { language: 'bn' } })
  const unknown = await staff.editor.request('POST', '/api/users/language', { json: { language: 'fr' } })
  expect([strange.status, unknown.status]).toEqual([401, 400])
})

test('a refusal is in the language of the cookie, or else of the browser', async () => {
  const asked = async (headers: Record<string, string>) =>
    messageOf((await clientWith(headers).request('GET', '/api/news')).text)
  expect(await asked({})).toBe('Please sign in.')
  expect(await asked(BANGLA)).toBe('সাইন ইন করুন।')
  expect(await asked({ ...BANGLA, cookie: 'payload-lng=en' })).toBe('Please sign in.')
})

test('HEAD is answered as GET', async ({ staff, anonymous }) => {
  for (const client of [staff.editor, anonymous]) {
    for (const address of ['/api/users/me', '/api/news']) {
      const [head, get] = [await client.request('HEAD', address), await client.request('GET', address)]
      expect([address, head.status]).toEqual([address, get.status])
    }
  }
})
