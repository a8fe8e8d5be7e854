/** No cache on the way keeps what the CMS's own calls answer, nor what is answered to whoever is signed in. */
import { CLOSED_CALLS } from '@/e2e/support/closed-calls'
import { expect } from '@/lib/testing/expect'
import { sampled } from '@/lib/testing/sample'
import { test } from './testing/fixtures'

const SOME = sampled(
  'closed-calls-and-caches',
  CLOSED_CALLS.filter(([method]) => method === 'GET'),
  { size: 30, keyOf: ([, address]) => address },
)
const PRIVATE_NO_STORE = 'private, no-store'

test('the CMS’s own calls forbid caching of every answer', async ({ anonymous, staff }) => {
  const others = [...SOME, ['GET', '/api/users/me'], ['GET', '/api/nothing'], ['POST', '/api/users/login']] as const
  for (const client of [anonymous, staff.editor, staff.administrator]) {
    for (const [method, address] of others) {
      const { headers, status } = await client.request(method, address, method === 'GET' ? {} : { json: {} })
      expect(headers['cache-control'], `${method} ${address}: ${status}`).toBe(PRIVATE_NO_STORE)
    }
  }
})

test('so do content API calls that need credentials, and all that write', async ({ anonymous, editor, staff }) => {
  const answers = [
    await staff.coordinator.call('GET', 'contact'),
    await staff.coordinator.call('GET', 'contact/2147483000'),
    await editor.call('GET', 'contact'),
    await anonymous.call('GET', 'contact'),
    await editor.call('POST', 'faq/create-faq', { json: {} }),
    await anonymous.call('POST', 'faq/create-faq', { json: {} }),
    await anonymous.call('POST', 'pledges', { json: {} }),
    await anonymous.call('GET', 'pledges/no-key-of-anybody'),
  ]
  for (const { headers, status, text } of answers) {
    expect(headers['cache-control'], `${status} ${text}`).toBe(PRIVATE_NO_STORE)
  }
})

test('what everybody reads may be kept', async ({ anonymous }) => {
  expect((await anonymous.call('GET', 'faq')).headers['cache-control']).toContain('public')
})
