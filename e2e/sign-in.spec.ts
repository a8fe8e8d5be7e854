/** Signing in over HTTP: guesses, known devices, cookies, and the end of sessions. */
import type { PlaywrightWorkerArgs } from '@playwright/test'
import { sampled } from '@/lib/testing/sample'
import { accountOf, clientWith, signIn } from './support/accounts'
import type { Client, ClientResponse } from './support/client'
import { expect, test } from './support/fixtures'
import { unique } from './support/records'
import { tokenIn } from './support/session-token'

const PASSWORD = 'quiet harbour lanterns seven'
const MOST_EVALUATED = 5
/** Else the client, which keeps cookies, would be a known device, or be signed in. */
const STRANGER = { cookie: 'none=1' }

interface Made {
  id: number
  email: string
  password: string
}

/** An account of the test's own: it may be locked, suspended and deleted. */
async function makeAccount(administrator: Client, role = 'editor'): Promise<Made> {
  const account = { email: `${unique('account').replaceAll(' ', '')}@example.org`, password: PASSWORD }
  const json = { ...account, name: 'Somebody', role }
  const made = await administrator.request('POST', '/api/users', { json })
  expect(made.status, made.text).toBe(201)
  return { ...account, id: (JSON.parse(made.text) as { doc: { id: number } }).doc.id }
}

const login = (client: Client, json: object, headers: Record<string, string> = {}) =>
  client.request('POST', '/api/users/login', { json, headers })

const statuses = (answers: ClientResponse[]) => answers.map(({ status }) => status)
const evaluated = (answers: ClientResponse[]) => statuses(answers).filter((status) => status !== 429).length

for (const known of [true, false]) {
  test(`of fifty concurrent guesses five are evaluated, for ${known ? 'an existing' : 'an unknown'} account`, async ({
    anonymous,
    staff,
  }) => {
    const email = known
      ? (await makeAccount(staff.administrator)).email
      : `${unique('no').replace(' ', '')}@example.org`
    const guesses = Array.from({ length: 50 }, (_, n) => login(anonymous, { email, password: `guess number ${n}` }))
    const answers = await Promise.all(guesses)
    expect(evaluated(answers)).toBe(MOST_EVALUATED)
    expect(new Set(statuses(answers))).toEqual(new Set([401, 429]))
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500)
    expect(refused?.text).toContain('Please try again in 10 minutes, or ask an administrator.')
  })
}

test('a locked account refuses the right password, except from a known device', async ({ anonymous, staff }) => {
  const account = await makeAccount(staff.administrator)
  const first = await login(anonymous, account)
  expect(first.status).toBe(200)
  const device = /known-device-[^;]+/.exec(first.headers['set-cookie'] ?? '')?.[0] ?? ''
  const wrong = { email: account.email, password: 'not the password at all' }
  const guesses = Array.from({ length: 20 }, () => login(anonymous, wrong, STRANGER))
  expect(evaluated(await Promise.all(guesses))).toBe(MOST_EVALUATED)
  expect((await login(anonymous, account, STRANGER)).status).toBe(429)
  expect((await login(anonymous, account, { cookie: device })).status).toBe(200)
  expect((await login(anonymous, account, STRANGER)).status).toBe(429)
  await staff.administrator.request('POST', `/api/users/${account.id}/let-in`)
  expect((await login(anonymous, account, STRANGER)).status).toBe(200)
})

test('the session cookie is HttpOnly and SameSite, and the token is in no response to a page', async ({
  anonymous,
  staff,
  siteUrl,
}) => {
  const account = await makeAccount(staff.administrator)
  const answer = await login(anonymous, account, { origin: siteUrl })
  const cookies = answer.headers['set-cookie']?.split('\n') ?? []
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/i)
  expect(cookies.find((cookie) => cookie.startsWith('payload-token='))).toMatch(/Path=\/;.*SameSite=Lax/)
  const token = tokenIn(cookies.join(' '))
  const headers = { authorization: `JWT ${token}` }
  const me = await anonymous.request('GET', '/api/users/me', { headers })
  const refreshed = await anonymous.request('POST', '/api/users/refresh-token', { headers })
  expect(JSON.parse(me.text)).toMatchObject({ user: { email: account.email } })
  expect(refreshed.status).toBe(200)
  for (const { text } of [answer, me, refreshed]) expect(text).not.toMatch(/eyJ[\w-]+\.|"(?:hash|salt)"/)
  const program = JSON.parse((await login(anonymous, account)).text) as { token: string }
  expect(program.token).toMatch(/^eyJ/)
})

test('cross-site requests are refused: sign-ins, and calls with a session’s cookie', async ({
  anonymous,
  staff,
  siteUrl,
}) => {
  const account = await makeAccount(staff.administrator)
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  const token = tokenIn((await login(anonymous, account)).headers['set-cookie'] ?? '')
  const cookie = `payload-token=${token}`
  for (const headers of elsewhere) {
    expect((await login(anonymous, account, headers)).status).toBe(403)
    const multipart = { _payload: JSON.stringify({ password: PASSWORD, currentPassword: PASSWORD }) }
    const raw = JSON.stringify({ password: PASSWORD, currentPassword: PASSWORD })
    for (const path of ['users/password', `users/${account.id}/end-sessions`, 'users/logout', 'privacy/held']) {
      const form = await anonymous.request('POST', `/api/${path}`, { multipart, headers: { cookie, ...headers } })
      const text = { cookie, 'content-type': 'text/plain', ...headers }
      const plain = await anonymous.request('POST', `/api/${path}`, { raw, headers: text })
      for (const { status } of [form, plain]) expect([400, 401, 403], path).toContain(status)
    }
  }
  const me = await anonymous.request('GET', '/api/users/me', { headers: { cookie, origin: siteUrl } })
  expect(JSON.parse(me.text), 'still signed in').toMatchObject({ user: { email: account.email } })
})

type Ways = { staff: Record<'administrator', Client>; own: Client; account: Made; anonymous: Client }

const ENDS: [string, (ways: Ways) => Promise<unknown>][] = [
  ['a sign-out', ({ own }) => own.request('POST', '/api/users/logout')],
  ['another role', ({ staff, account }) => patch(staff.administrator, account, { role: 'coordinator' })],
  ['a suspension', ({ staff, account }) => patch(staff.administrator, account, { suspended: true })],
  ['another password', ({ staff, account }) => patch(staff.administrator, account, { password: `${PASSWORD} eight` })],
  [
    'an administrator’s word',
    ({ staff, account }) => staff.administrator.request('POST', `/api/users/${account.id}/end-sessions`),
  ],
]

async function patch(administrator: Client, { id }: Made, json: object): Promise<void> {
  const { status, text } = await administrator.request('PATCH', `/api/users/${id}`, { json })
  expect(status, text).toBe(200)
}

/** Where a page of the admin leads, by its status or, once Next has begun to send it, in its text; '' for nowhere. */
const leadsTo = ({ headers, text }: ClientResponse) =>
  headers.location ?? /NEXT_REDIRECT;\w+;([^;]+);/.exec(text)?.[1] ?? ''

/** What a session opens: a call of the content API, one of the CMS, and a page of the admin. */
async function opened(playwright: PlaywrightWorkerArgs['playwright'], siteUrl: string, token: string) {
  const { client, dispose } = await clientWith(playwright, siteUrl, { authorization: `JWT ${token}` })
  const call = await client.post('faq/create-faq', {})
  const cms = await client.request('GET', '/api/projects?limit=1')
  const cookie = `payload-token=${token}`
  const page = await client.request('GET', '/admin', {
    headers: { cookie, 'sec-fetch-site': 'none', authorization: '' },
  })
  await dispose()
  return { call: call.status, cms: cms.status, leadsTo: leadsTo(page) }
}

for (const [what, end] of sampled('session-ends', ENDS, { size: 2, keyOf: ([what]) => what })) {
  test(`${what} ends a session at once`, async ({ playwright, siteUrl, anonymous, staff }) => {
    const account = await makeAccount(staff.administrator)
    const headers = await signIn(playwright, siteUrl, account)
    const token = headers.authorization?.replace('JWT ', '') ?? ''
    expect(await opened(playwright, siteUrl, token)).toEqual({ call: 422, cms: 200, leadsTo: '' })
    const { client: own, dispose } = await clientWith(playwright, siteUrl, headers)
    await end({ staff, own, account, anonymous })
    const ended = { call: 401, cms: 401, leadsTo: expect.stringContaining('/admin/login') }
    expect(await opened(playwright, siteUrl, token)).toEqual(ended)
    await dispose()
  })
}

test('changing one’s password needs the present one and ends the other sessions', async ({
  playwright,
  siteUrl,
  anonymous,
  staff,
}) => {
  const account = await makeAccount(staff.administrator)
  const other = await signIn(playwright, siteUrl, account)
  const headers = await signIn(playwright, siteUrl, account)
  const { client, dispose } = await clientWith(playwright, siteUrl, headers)
  const password = `${PASSWORD} eight`
  const change = (currentPassword: string, wanted = password) =>
    client.request('POST', '/api/users/password', { json: { currentPassword, password: wanted } })
  expect((await client.request('PATCH', `/api/users/${account.id}`, { json: { password } })).status).toBe(403)
  expect((await change('not the present one')).text).toContain('Your present password is not this one.')
  expect((await change(PASSWORD, 'password1234')).text).toContain('easy to guess')
  expect((await change(PASSWORD)).status).toBe(200)
  const meOf = async (as: Record<string, string>) =>
    JSON.parse((await anonymous.request('GET', '/api/users/me', { headers: as })).text) as { user: object | null }
  expect((await meOf(headers)).user).toMatchObject({ email: account.email })
  expect((await meOf(other)).user).toBeNull()
  expect((await login(anonymous, account)).status).toBe(401)
  expect((await login(anonymous, { ...account, password })).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => change(`guess number ${n}`)))
  expect(evaluated(guesses)).toBeLessThanOrEqual(MOST_EVALUATED)
  await dispose()
})

test('Payload’s other sign-in calls are closed, to staff as well', async ({ anonymous, staff }) => {
  const json = { email: accountOf('editor').email, token: 'x', password: PASSWORD }
  for (const path of ['first-register', 'reset-password', 'unlock', 'verify/x']) {
    expect([401, 404]).toContain((await anonymous.request('POST', `/api/users/${path}`, { json })).status)
    expect((await staff.administrator.request('POST', `/api/users/${path}`, { json })).status, path).toBe(404)
  }
  for (const client of [anonymous, staff.administrator]) {
    expect((await client.request('POST', '/api/users/forgot-password', { json })).status).toBe(503)
  }
  const many = await staff.administrator.request('PATCH', '/api/users?where[id][exists]=true', {
    json: { name: 'All' },
  })
  expect(many.status).toBe(403)
})

test('only administrators unlock accounts or end their sessions', async ({ anonymous, staff }) => {
  const { id } = await makeAccount(staff.administrator)
  for (const path of ['let-in', 'end-sessions']) {
    expect((await anonymous.request('POST', `/api/users/${id}/${path}`)).status).toBe(401)
    for (const client of [staff.editor, staff.treasurer, staff.coordinator])
      expect((await client.request('POST', `/api/users/${id}/${path}`)).status).toBe(403)
  }
})

test('a member of staff changes their password in the admin', async ({ page, siteUrl, staff }) => {
  const account = await makeAccount(staff.administrator, 'coordinator')
  await page.goto(`${siteUrl}/admin/login`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${siteUrl}/admin`)
  await page.goto(`${siteUrl}/admin/account`)
  const part = page.getByRole('group', { name: 'Change your password' })
  await part.getByLabel('Present password').fill(account.password)
  await part.getByLabel('New password', { exact: true }).fill(`${PASSWORD} eight`)
  await part.getByLabel('New password again').fill(`${PASSWORD} eight`)
  await part.getByRole('button', { name: 'Change your password' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.locator('#change-password')).toBeHidden()
})

test('the sign-in form is in the first HTML, and shows the site’s name and icons, not Payload’s', async ({
  anonymous,
  staff,
}) => {
  const asStranger = (path: string) => anonymous.request('GET', path, { headers: STRANGER })
  const stranger = await asStranger('/admin/collections/news')
  const place = '/admin/login?redirect=%2Fadmin%2Fcollections%2Fnews'
  expect([stranger.status, stranger.headers.location]).toEqual([307, place])
  const door = await asStranger('/admin/login')
  for (const part of ['Alokdhara Foundation', '<noscript>', 'The admin needs JavaScript'])
    expect(door.text).toContain(part)
  const [, field] = /<label for="([^"]+)">Email</.exec(door.text) ?? []
  expect(door.text).toContain(`<input type="email" autoComplete="username" autofocus="" id="${field}"`)
  const inside = await staff.editor.request('GET', '/admin')
  expect(inside.text).toContain('"/icon-192.png"')
  for (const { text } of [door, inside])
    expect(text).not.toMatch(/payload-favicon|Payload App|headless CMS|graphic-icon/)
})

test('a save after the session has ended says to sign in in another tab', async ({ anonymous, siteUrl }) => {
  const change = (headers: Record<string, string>) =>
    anonymous.request('PATCH', '/api/projects/1', {
      json: { title: 'Written for an hour' },
      headers: { ...STRANGER, ...headers },
    })
  const [screen, program] = [await change({ origin: siteUrl }), await change({})]
  expect([screen.status, program.status]).toEqual([401, 401])
  expect(screen.text).toContain('sign in again in another tab')
  expect(program.text).toContain('"Please sign in."')
})
