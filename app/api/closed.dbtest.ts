/** The CMS's own calls are the staff's: strangers can sign in, and nothing else (e2e/cms-api.spec.ts asks some over HTTP). */
import { CLOSED_CALLS, LEAKED, REFUSAL_STATUSES, UNAUTHENTICATED } from '@/e2e/support/closed-calls'
import { unique } from '@/e2e/support/records'
import { ADMINISTRATOR } from '@/e2e/support/sites'
import { expect } from '@/lib/testing/expect'
import { sampled } from '@/lib/testing/sample'
import { clientWith, test } from './testing/fixtures'

const SOME = sampled('closed-calls', CLOSED_CALLS, { size: 60, keyOf: ([method, address]) => `${method} ${address}` })

for (const [who, headers] of Object.entries(UNAUTHENTICATED)) {
  test(`the CMS is closed to ${who}`, async () => {
    const client = clientWith(headers)
    for (const [method, address] of SOME) {
      const json = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await client.request(method, address, { json })
      expect(REFUSAL_STATUSES, `${method} ${address}: ${answer.status}`).toContain(answer.status)
      expect(answer.text).not.toMatch(LEAKED)
    }
  })
}

test('a wrong password and an unknown account are refused alike', async ({ anonymous }) => {
  const tryWith = (email: string) =>
    anonymous.request('POST', '/api/users/login', { json: { email, password: 'not-the-password' } })
  const [known, unknown] = [await tryWith('coordinator@example.org'), await tryWith('nobody@example.org')]
  expect([known.status, unknown.status]).toEqual([401, 401])
  expect(known.text).toBe(unknown.text)
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

test('members of the staff change neither their name nor their e-mail, and learn nobody else’s', async ({ staff }) => {
  for (const role of ['editor', 'treasurer', 'coordinator'] as const) {
    const { user } = JSON.parse((await staff[role].request('GET', '/api/users/me')).text) as {
      user: { id: number; name: string }
    }
    const change = async (json: object, address = `/api/users/${user.id}`) => {
      const { status, text } = await staff[role].request('PATCH', address, { json })
      return `${status} ${text}`
    }
    const free = await change({ email: `${unique('free')}@example.org` })
    expect(free).toContain('403')
    expect(free).toContain('Please ask one of them.')
    // Nothing tells an address that somebody has from one that nobody has.
    for (const email of [ADMINISTRATOR.email, ADMINISTRATOR.email.toUpperCase(), 'no address']) {
      expect(await change({ email })).toBe(free)
    }
    expect(await change({ name: 'Administrator' })).toBe(free)
    expect(await change({ name: 'Administrator' }, '/api/users?where[id][exists]=true')).toContain('403')
    expect(await change({ name: user.name, email: `${role}@example.org` })).toContain('200')
    const me = await staff[role].request('GET', '/api/users/me')
    expect(JSON.parse(me.text)).toMatchObject({ user: { name: user.name, email: `${role}@example.org` } })
  }
})

test('an administrator can name no account like the site or its donors', async ({ staff }) => {
  const { docs } = JSON.parse((await staff.administrator.request('GET', '/api/users?limit=1')).text) as {
    docs: { id: number }[]
  }
  for (const name of ['The site', ' the  DONOR ', 'The\u200b site', ' ']) {
    const { status, text } = await staff.administrator.request('PATCH', `/api/users/${docs[0]?.id}`, { json: { name } })
    expect(status, name).toBe(400)
    expect(text).toMatch(/Please write a (?:person’s )?name\./)
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

test('a malformed or wrong sign-in is refused with a 4xx', async ({ anonymous }) => {
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

test('a preference that nobody keeps is not found', async ({ staff }) => {
  for (const role of ['administrator', 'editor'] as const) {
    const { status } = await staff[role].request('DELETE', '/api/payload-preferences/kept-by-nobody')
    expect(status).toBe(404)
  }
})
