/** The CMS's own calls are the staff's: strangers can sign in, and nothing else. */
import { clientWith } from './support/accounts'
import type { Method } from './support/client'
import { expect, test } from './support/fixtures'
import { unique } from './support/samples'
import { ADMINISTRATOR } from './support/sites'

const COLLECTIONS = [
  ...['projects', 'subcategories', 'events', 'news', 'health', 'campaigns', 'banners', 'intros', 'abouts', 'people'],
  ...['faqs', 'gallery-images', 'gallery-videos', 'media', 'messages', 'partners', 'users', 'revisions', 'imports'],
  ...['redirects', 'volunteer-registrations', 'mails', 'submissions', 'limits', 'spent-proofs', 'refused-sign-ins'],
  ...['pledges', 'pledge-moves', 'transactions', 'ledger-entries', 'receipts', 'receipt-years', 'statement-layouts'],
]

const CLOSED: [Method, string][] = [
  ...COLLECTIONS.flatMap((name): [Method, string][] => [
    ['GET', `/api/${name}`],
    ['GET', `/api/${name}/1`],
    ['GET', `/api/${name}?trash=true&depth=3&draft=true`],
    ['GET', `/api/${name}/count`],
    ['GET', `/api/${name}/versions`],
    ['POST', `/api/${name}`],
    ['PATCH', `/api/${name}/1`],
    ['DELETE', `/api/${name}/1`],
  ]),
  ['GET', '/api/access'],
  ['GET', '/api/users/init'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/users/verify/x'],
  ['GET', '/api/globals/settings'],
  ['GET', '/api/globals/payment'],
  ['POST', '/api/globals/settings'],
  ['GET', '/api/payload-preferences'],
  ['GET', '/api/payload-locked-documents'],
  ['GET', '/api/payload-migrations'],
  ['GET', '/api/payload-jobs/run'],
  ['POST', '/api/mails/1/resend'],
  ['POST', '/api/mails/1/leave'],
  ['POST', '/api/reorder'],
  ['GET', '/api/media/file/clinic.webp'],
]

const STRANGERS: Record<string, Record<string, string>> = {
  nobody: {},
  'a bogus cookie': { cookie: 'payload-token=abc.def.ghi' },
  'a bogus token': { authorization: 'JWT abc.def.ghi' },
  'a bogus key': { authorization: 'users API-Key 00000000-0000-0000-0000-000000000000' },
}

for (const [who, headers] of Object.entries(STRANGERS)) {
  test(`the CMS is closed to ${who}`, async ({ playwright, siteUrl }) => {
    const { client, dispose } = await clientWith(playwright, siteUrl, headers)
    for (const [method, address] of CLOSED) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await client.request(method, address, { json })
      expect([401, 403, 404, 405], `${method} ${address}: ${answer.status}`).toContain(answer.status)
      expect(answer.text).not.toMatch(/"docs"|"title"|"email"|"canAccessAdmin"/)
    }
    await dispose()
  })
}

test('nobody from the network makes the first account, or another', async ({ anonymous }) => {
  const json = { email: 'evil@example.org', password: 'let-me-in-please-1', name: 'Evil', role: 'administrator' }
  for (const address of ['/api/users/first-register', '/api/users', '/api/users/']) {
    expect([401, 403, 404]).toContain((await anonymous.request('POST', address, { json })).status)
  }
  const login = await anonymous.request('POST', '/api/users/login', { json })
  expect(login.status).toBe(401)
})

test('the one open read says nothing of anybody', async ({ anonymous }) => {
  const me = await anonymous.request('GET', '/api/users/me')
  expect(me.status).toBe(200)
  expect(JSON.parse(me.text)).toMatchObject({ user: null })
})

test('a wrong password and an unknown account are refused alike', async ({ anonymous }) => {
  const tryWith = (email: string) =>
    anonymous.request('POST', '/api/users/login', { json: { email, password: 'not-the-password' } })
  const [known, unknown] = [await tryWith('coordinator@example.org'), await tryWith('nobody@example.org')]
  expect([known.status, unknown.status]).toEqual([401, 401])
  expect(known.text).toBe(unknown.text)
})

test('there is no GraphQL', async ({ anonymous, staff }) => {
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

test('editors work with it', async ({ editor }) => {
  for (const name of ['projects', 'news', 'media']) {
    const { status, text } = await editor.request('GET', `/api/${name}?limit=1`)
    expect(status).toBe(200)
    expect((JSON.parse(text) as { docs: object[] }).docs).toHaveLength(1)
  }
  const json = { question: unique('Why?'), answer: 'So.' }
  const made = await editor.request('POST', '/api/faqs', { json })
  expect(made.status, made.text).toBe(201)
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  expect((await editor.request('DELETE', `/api/faqs/${id}`)).status).toBe(200)
})

test('members of the staff see no accounts but their own, and cannot promote themselves', async ({ staff }) => {
  for (const role of ['editor', 'treasurer', 'coordinator'] as const) {
    const { text } = await staff[role].request('GET', '/api/users')
    const { docs } = JSON.parse(text) as { docs: { id: number; email: string }[] }
    expect(docs.map(({ email }) => email)).toEqual([`${role}@example.org`])
    const json = { role: 'administrator' }
    await staff[role].request('PATCH', `/api/users/${docs[0]?.id}`, { json })
    const me = await staff[role].request('GET', '/api/users/me')
    expect(JSON.parse(me.text)).toMatchObject({ user: { role } })
  }
})

test('each of the staff reads what is theirs', async ({ staff }) => {
  const inbox = async (role: keyof typeof staff) => (await staff[role].request('GET', '/api/messages')).status
  expect([await inbox('administrator'), await inbox('coordinator')]).toEqual([200, 200])
  expect([await inbox('editor'), await inbox('treasurer')]).toEqual([403, 403])
  const text = (await staff.treasurer.request('GET', '/api/users')).text
  expect(text).not.toMatch(/"(hash|salt|apiKeyIndex|resetPasswordToken)"/)
})

test('an address that is no Id is not found', async ({ staff }) => {
  for (const id of ['abc', '0', '-1', '99999999999999999999']) {
    expect((await staff.administrator.request('GET', `/api/projects/${id}`)).status, id).toBeLessThan(500)
  }
})

test('signing in needs the right words', async ({ anonymous }) => {
  const bodies = [
    {},
    { email: ADMINISTRATOR.email },
    { email: ['x'], password: {} },
    { email: "' OR 1=1 --", password: 'x' },
  ]
  for (const json of bodies) {
    const { status } = await anonymous.request('POST', '/api/users/login', { json })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(json)).toBeLessThan(500)
  }
})
