/** Calls cells of the access matrix as different callers, and compares the answers with the matrix. */
import type { CollectionSlug } from 'payload'
import type { KeyArea } from '@/lib/access/rights/key-areas'
import { COLLECTIONS } from '@/lib/access/rights/matrix'
import { expect } from '@/lib/testing/expect'
import { allCells, type Caller, type Cell, type Verdict } from './access-matrix-cells'
import { endApiKey, makeApiKey, type Role } from './accounts'
import type { Client, ClientResponse } from './client'
import { enterPledge } from './pledges'
import { unique } from './records'

type Staff = Record<Role | 'administrator', Client>

/** The statuses that fit a verdict. A permitted call may find no record, or an invalid body. */
const FITS: Record<Verdict, (status: number) => boolean> = {
  // 403: the token of a suspended account.
  nobody: (status) => status === 401 || status === 403,
  refused: (status) => status === 403 || status === 404,
  limited: (status) => status < 500 && status !== 401,
  allowed: (status) => status < 500 && status !== 401 && status !== 403,
}

/** Whether an answer fits the verdict: 404 in place of 403 fits only what not even an administrator may do. */
function fits({ address, verdict }: Cell, caller: Caller, { status, text }: ClientResponse): boolean {
  const said = verdict(caller)
  // An empty sign-in form is refused for its fields.
  if (address === '/api/users/login') return status >= 400 && status < 500
  if (said === 'refused' && status === 404) return verdict({ role: 'administrator' }) === 'refused'
  if (said === 'refused') return FITS.refused(status) && !/"docs"|"totalDocs"/.test(text)
  return FITS[said](status)
}

/** The name of a cell in FIXED_CASES. */
export const cellName = ({ method, address }: Cell) => `${method} ${address}`

const CONCURRENCY = 8

/** Calls cells. @param remove deletes records that a call created @returns the cells whose answers differ from the matrix */
export async function callCells(
  client: Client,
  caller: Caller,
  all: readonly Cell[],
  remove: Client,
): Promise<string[]> {
  const wrong: string[] = []
  const rest = [...all]
  const work = async () => {
    for (let cell = rest.shift(); cell; cell = rest.shift()) {
      const { method, address, json, headers } = cell
      const answer = await client.request(method, address, { json, headers })
      if (!fits(cell, caller, answer)) wrong.push(`${method} ${address}: ${answer.status}, not ${cell.verdict(caller)}`)
      if (method === 'POST' && answer.status === 201) await removeCreated(remove, address, answer.text)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return wrong
}

/** Deletes a record that was created from an empty body. */
async function removeCreated(client: Client, address: string, text: string): Promise<void> {
  const { doc, data } = JSON.parse(text) as { doc?: { id: number }; data?: { Id?: number } }
  const made = doc ? `${address}/${doc.id}` : data?.Id && `${address.replace(/\/create-.*/, '')}/${data.Id}`
  if (made) expect((await client.request('DELETE', made)).status).toBe(200)
}

/** The Id of a record of each collection that has one. */
async function idsIn(administrator: Client): Promise<Partial<Record<CollectionSlug, number>>> {
  const found: Partial<Record<CollectionSlug, number>> = {}
  for (const slug of Object.keys(COLLECTIONS) as CollectionSlug[]) {
    const { status, text } = await administrator.request('GET', `/api/${slug}?limit=1&depth=0&sort=id`)
    const id = status === 200 ? (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id : undefined
    if (id) found[slug] = id
  }
  return found
}

/** All cells of a site, after a pledge, a volunteer and a message were added. */
export async function cellsOfSite(anonymous: Client, staff: Staff): Promise<Cell[]> {
  await enterPledge(staff.treasurer, null, '75', { firstName: 'Rahima', lastName: 'Begum', email: 'r@example.org' })
  const json = { name: 'Karim', email: 'karim@example.org', phone: '01711000000' }
  expect((await anonymous.call('POST', 'volunteer-registrations', { json })).status).toBe(201)
  const message = { mailerName: 'Sumi', mailAddress: 's@example.org', mailerSubject: 'x', mailerMessage: 'Hello there' }
  expect((await anonymous.call('POST', 'contact/create-contact', { json: message })).status).toBe(201)
  const all = allCells(await idsIn(staff.administrator))
  expect(all.length).toBeGreaterThan(1000)
  return all
}

/** API keys whose scope is smaller than their account's rights. */
export const API_KEYS = {
  'a key that reads the inbox': { role: 'administrator', areas: ['inbox'], mayWrite: false },
  'a key that writes content': { role: 'administrator', areas: ['content'], mayWrite: true },
  'a key of a treasurer for gifts': { role: 'treasurer', areas: ['gifts'], mayWrite: true },
} as const satisfies Record<string, { role: Role | 'administrator'; areas: readonly KeyArea[]; mayWrite: boolean }>

type SignIn = (account: { email: string; password: string }) => Promise<Record<string, string>>

interface EndedCredentials {
  /** Name → Authorization header. */
  over: Record<string, string>
  /** Deletes their accounts. */
  remove: () => Promise<void>
}

/**
 * Credentials that were valid and are no more.
 * @param signIn signs in with cookies of its own, and gives the headers of the session
 * @param expire sets the end of an API key to a moment ago
 */
export async function makeEndedCredentials(
  { anonymous, administrator }: { anonymous: Client; administrator: Client },
  signIn: SignIn,
  expire: (key: number) => Promise<void>,
): Promise<EndedCredentials> {
  const revoked = await makeApiKey(administrator, 'administrator')
  await endApiKey(administrator, revoked.id)
  const expired = await makeApiKey(administrator, 'administrator', { days: 1 })
  await expire(expired.id)
  const left = await signedInAccount(administrator, signIn)
  const suspending = { json: { suspended: true } }
  expect((await administrator.request('PATCH', `/api/users/${left.id}`, suspending)).status).toBe(200)
  const gone = await signedInAccount(administrator, signIn)
  const leaving = { headers: { authorization: gone.authorization }, json: {} }
  expect((await anonymous.request('POST', '/api/users/logout', leaving)).status).toBe(200)
  return {
    over: {
      'an ended key': `Bearer ${revoked.key}`,
      'a key whose time is over': `Bearer ${expired.key}`,
      'a wrong key': `Bearer ${revoked.key.slice(0, -4)}0000`,
      'the token of a suspended account': left.authorization,
      'a token that was signed out': gone.authorization,
    },
    remove: async () => {
      for (const { id } of [left, gone]) await administrator.request('DELETE', `/api/users/${id}`)
    },
  }
}

/** Creates an administrator's account and signs in to it. */
async function signedInAccount(administrator: Client, signIn: SignIn) {
  const account = { email: `${unique('left').replaceAll(' ', '-')}@example.org`, password: 'no-longer-with-us-1' }
  const json = { ...account, name: 'Left', role: 'administrator' }
  const made = await administrator.request('POST', '/api/users', { json })
  const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
  const { authorization = '' } = await signIn(account)
  expect((await administrator.request('GET', '/api/messages', { headers: { authorization } })).status).toBe(200)
  return { id, authorization }
}
