/** Who may do what, over HTTP: every collection, global and call, for everyone who could ask. */
import type { PlaywrightWorkerArgs } from '@playwright/test'
import type { CollectionSlug } from 'payload'
import { COLLECTIONS } from '@/lib/cms/access/matrix'
import { endApiKey, giveApiKey, makeApiKey, signIn } from './support/accounts'
import { type Cell, cells, type Verdict, type Who } from './support/cells'
import { type Answer, Client } from './support/client'
import { expect, test } from './support/fixtures'
import { enterGift } from './support/gifts'
import { overHttp } from './support/http'
import { unique } from './support/samples'
import { expireApiKey } from './support/site-database'
import type { Database } from './support/sites'

/** Which answers a verdict lets be. A call that is made and finds nothing, or nothing readable, is made. */
const FITS: Record<Verdict, (status: number) => boolean> = {
  // A suspended account is told so, where its token is still known.
  nobody: (status) => status === 401 || status === 403,
  refused: (status) => status === 403 || status === 404,
  limited: (status) => status < 500 && status !== 401,
  allowed: (status) => status < 500 && status !== 401 && status !== 403,
}

/** What is nobody's may be said not to be there; what is somebody else's is refused. */
function fits({ address, verdict }: Cell, who: Who, { status, text }: Answer): boolean {
  const said = verdict(who)
  // An empty form is no password: this refusal is of the form.
  if (address === '/api/users/login') return status >= 400 && status < 500
  if (said === 'refused' && status === 404) return verdict({ role: 'administrator' }) === 'refused'
  if (said === 'refused') return FITS.refused(status) && !/"docs"|"totalDocs"/.test(text)
  return FITS[said](status)
}

const AT_ONCE = 8

/** Tries every cell. @returns the cells that were answered otherwise than the table says */
async function tryAll(client: Client, who: Who, all: readonly Cell[], remove: Client): Promise<string[]> {
  const wrong: string[] = []
  const rest = [...all]
  const work = async () => {
    for (let cell = rest.shift(); cell; cell = rest.shift()) {
      const { method, address, json, headers } = cell
      const answer = await client.request(method, address, { json, headers })
      if (!fits(cell, who, answer)) wrong.push(`${method} ${address}: ${answer.status}, not ${cell.verdict(who)}`)
      if (method === 'POST' && answer.status === 201) await removeMade(remove, address, answer.text)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return wrong
}

/** Some records need nothing: what an empty form has made goes. */
async function removeMade(client: Client, address: string, text: string): Promise<void> {
  const { doc, data } = JSON.parse(text) as { doc?: { id: number }; data?: { Id?: number } }
  const made = doc ? `${address}/${doc.id}` : data?.Id && `${address.replace(/\/create-.*/, '')}/${data.Id}`
  if (made) expect((await client.request('DELETE', made)).status).toBe(200)
}

/** The Id of a record of each collection that somebody reads. */
async function idsIn(administrator: Client): Promise<Partial<Record<CollectionSlug, number>>> {
  const found: Partial<Record<CollectionSlug, number>> = {}
  for (const slug of Object.keys(COLLECTIONS) as CollectionSlug[]) {
    const { status, text } = await administrator.request('GET', `/api/${slug}?limit=1&depth=0&sort=id`)
    const id = status === 200 ? (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id : undefined
    if (id) found[slug] = id
  }
  return found
}

test.describe.configure({ timeout: 300_000 })

let all: Cell[] = []
test.beforeAll(async ({ anonymous, staff }) => {
  await enterGift(staff.treasurer, null, '75', { firstName: 'Rahima', lastName: 'Begum', email: 'r@example.org' })
  const json = { name: 'Karim', email: 'karim@example.org', phone: '01711000000' }
  expect((await anonymous.call('POST', 'volunteer-registrations', { json })).status).toBe(201)
  const message = { mailerName: 'Sumi', mailAddress: 's@example.org', mailerSubject: 'x', mailerMessage: 'Hello there' }
  expect((await anonymous.call('POST', 'contact/create-contact', { json: message })).status).toBe(201)
  all = cells(await idsIn(staff.administrator))
  expect(all.length).toBeGreaterThan(1000)
})

const counted = (who: Who) => {
  const verdicts = all.map(({ verdict }) => verdict(who))
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  const parts = (['allowed', 'limited', 'refused', 'nobody'] as const).map((one) => `${count(one)} ${one}`)
  test.info().annotations.push({ type: 'cells', description: `${all.length}: ${parts.join(', ')}` })
}

test('strangers have the open calls and no other', async ({ anonymous, staff }) => {
  counted({})
  expect(await tryAll(anonymous, {}, all, staff.administrator)).toEqual([])
})

for (const role of ['editor', 'treasurer', 'coordinator', 'administrator'] as const) {
  test(`the cells of the ${role}`, async ({ staff }) => {
    counted({ role })
    expect(await tryAll(staff[role], { role }, all, staff.administrator)).toEqual([])
  })
}

const KEYS = {
  'a key that reads the inbox': { role: 'administrator', areas: ['inbox'], mayWrite: false },
  'a key that writes content': { role: 'administrator', areas: ['content'], mayWrite: true },
  'a key of a treasurer for gifts': { role: 'treasurer', areas: ['gifts'], mayWrite: true },
} as const
for (const [name, { role, areas, mayWrite }] of Object.entries(KEYS)) {
  test(`the cells of ${name}`, async ({ playwright, siteUrl, staff }) => {
    const key = await giveApiKey(staff.administrator, role, { areas, mayWrite })
    const who = { role, key: { areas, mayWrite } }
    counted(who)
    await as(playwright, siteUrl, `Bearer ${key}`, async (client) =>
      expect(await tryAll(client, who, all, staff.administrator)).toEqual([]),
    )
  })
}

type Playwright = PlaywrightWorkerArgs['playwright']

async function as(
  playwright: Playwright,
  baseURL: string,
  authorization: string,
  work: (client: Client) => Promise<void>,
) {
  const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization } })
  await work(new Client(overHttp(context)))
  await context.dispose()
}

test('what no longer signs anybody in is a stranger’s', async ({ playwright, siteUrl, anonymous, staff }) => {
  const { administrator } = staff
  const revoked = await makeApiKey(administrator, 'administrator')
  await endApiKey(administrator, revoked.id)
  const expired = await makeApiKey(administrator, 'administrator', { days: 1 })
  await expireApiKey(test.info().project.name as Database, expired.id)
  const left = await former(playwright, siteUrl, administrator)
  const suspending = { json: { suspended: true } }
  expect((await administrator.request('PATCH', `/api/users/${left.id}`, suspending)).status).toBe(200)
  const gone = await former(playwright, siteUrl, administrator)
  const leaving = { headers: { authorization: gone.authorization }, json: {} }
  expect((await anonymous.request('POST', '/api/users/logout', leaving)).status).toBe(200)
  const over = {
    'an ended key': `Bearer ${revoked.key}`,
    'a key whose time is over': `Bearer ${expired.key}`,
    'a wrong key': `Bearer ${revoked.key.slice(0, -4)}0000`,
    'the token of a suspended account': left.authorization,
    'a token that was signed out': gone.authorization,
  }
  counted({})
  // Who somebody is, is asked in one place for all calls: each of them tries a share, and all of them every cell.
  for (const [at, [name, authorization]] of Object.entries(over).entries()) {
    const share = all.filter((_, index) => index % Object.keys(over).length === at)
    await as(playwright, siteUrl, authorization, async (client) => {
      expect(await tryAll(client, {}, share, administrator), name).toEqual([])
    })
  }
  for (const { id } of [left, gone]) await administrator.request('DELETE', `/api/users/${id}`)
})

/** An account that is an administrator’s until it is ended. */
async function former(playwright: Playwright, siteUrl: string, administrator: Client) {
  const account = { email: `${unique('left').replaceAll(' ', '-')}@example.org`, password: 'no-longer-with-us-1' }
  const json = { ...account, name: 'Left', role: 'administrator' }
  const made = await administrator.request('POST', '/api/users', { json })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const { authorization = '' } = await signIn(playwright, siteUrl, account)
  expect((await administrator.request('GET', '/api/messages', { headers: { authorization } })).status).toBe(200)
  return { id, authorization }
}
