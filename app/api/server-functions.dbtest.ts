/** Payload's server functions, which a browser calls below any address of the admin, by names out of a list. */
import { UNAUTHENTICATED } from '@/e2e/support/closed-calls'
import { expect } from '@/lib/testing/expect'
import { demo } from './testing/demo'
import { apiKey, test } from './testing/fixtures'

const { signedIn } = demo()
// The configuration is read when this is loaded.
const { isAllowedCall } = await import('@/lib/cms/guard-server-functions')
const DRAWN = { name: 'render-document-slots', args: { collectionSlug: 'users' } }

test('signed-in staff may call the functions of the list', async () => {
  for (const headers of Object.values(signedIn)) expect(await isAllowedCall(DRAWN, new Headers(headers))).toBe(true)
})

test('nobody else may, with invalid credentials or with an API key', async () => {
  for (const headers of [...Object.values(UNAUTHENTICATED), { authorization: `Bearer ${await apiKey()}` }]) {
    expect(await isAllowedCall(DRAWN, new Headers(headers)), JSON.stringify(headers)).toBe(false)
  }
})

test('an unknown name and a malformed call are refused', async () => {
  const headers = new Headers(signedIn.administrator)
  for (const name of ['constructor', '__proto__', 'toString', 'schedule-publish', '', null, ['form-state']]) {
    expect(await isAllowedCall({ name, args: {} }, headers), String(name)).toBe(false)
  }
  for (const call of [undefined, null, 'form-state', ['form-state'], {}]) {
    expect(await isAllowedCall(call, headers)).toBe(false)
  }
})
