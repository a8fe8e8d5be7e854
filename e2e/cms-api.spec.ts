/** Payload's own REST API over HTTP: closed to all but staff, but for the sign-in (all of it: app/api/closed.dbtest.ts). */
import { sampled } from '@/lib/testing/sample'
import { clientWith } from './support/accounts'
import { CLOSED_CALLS, LEAKED, REFUSAL_STATUSES, UNAUTHENTICATED } from './support/closed-calls'
import { expect, test } from './support/fixtures'

const SOME = sampled('closed-calls-over-http', CLOSED_CALLS, {
  size: 20,
  keyOf: (call) => call.join(' '),
  wholeElsewhere: true,
})

for (const [who, headers] of Object.entries(UNAUTHENTICATED)) {
  test(`the CMS’s API refuses ${who}`, async ({ playwright, siteUrl }) => {
    const { client, dispose } = await clientWith(playwright, siteUrl, headers)
    for (const [method, address] of SOME) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await client.request(method, address, { json })
      expect(REFUSAL_STATUSES, `${method} ${address}: ${answer.status}`).toContain(answer.status)
      expect(answer.text).not.toMatch(LEAKED)
    }
    await dispose()
  })
}

test('no account can be created without a session, nor the first one', async ({ anonymous }) => {
  const json = { email: 'evil@example.org', password: 'let-me-in-please-1', name: 'Evil', role: 'administrator' }
  for (const address of ['/api/users/first-register', '/api/users', '/api/users/']) {
    expect([401, 403, 404]).toContain((await anonymous.request('POST', address, { json })).status)
  }
  const login = await anonymous.request('POST', '/api/users/login', { json })
  expect(login.status).toBe(401)
})

test('/api/users/me without a session has no user', async ({ anonymous }) => {
  const me = await anonymous.request('GET', '/api/users/me')
  expect(me.status).toBe(200)
  expect(JSON.parse(me.text)).toMatchObject({ user: null })
})

test('GraphQL is not served', async ({ anonymous, staff }) => {
  for (const client of [anonymous, staff.administrator]) {
    for (const address of ['/api/graphql', '/api/graphql-playground', '/graphql']) {
      const json = { query: '{ Projects { docs { id } } }' }
      for (const method of ['GET', 'POST'] as const) {
        const answer = await client.request(method, address, { json: method === 'POST' ? json : undefined })
        expect([401, 404, 405], `${method} ${address}: ${answer.status}`).toContain(answer.status)
      }
    }
  }
})
