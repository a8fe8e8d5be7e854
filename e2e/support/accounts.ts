/** Accounts of each role, made once a site by its administrator through the admin's own calls. */
import { randomUUID } from 'node:crypto'
import { expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { Client } from './client'

export const ROLES = ['editor', 'treasurer', 'coordinator'] as const
export type Role = (typeof ROLES)[number]

const PASSWORD = 'river-boats-at-noon-7'

type Playwright = PlaywrightWorkerArgs['playwright']

/** A client that sends these headers with each request. */
export async function clientWith(playwright: Playwright, baseURL: string, headers: Record<string, string>) {
  const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
  return { client: new Client(context), dispose: () => context.dispose() }
}

/** Signs in. @returns the headers of a signed-in client */
export async function signIn(
  anonymous: Client,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const answer = await anonymous.request('POST', '/api/users/login', { json: { email, password } })
  expect(answer.status, answer.text).toBe(200)
  return { authorization: `JWT ${(JSON.parse(answer.text) as { token: string }).token}` }
}

export const accountOf = (role: Role) => ({ email: `${role}@example.org`, password: PASSWORD })

/** Makes the account of a role where it is not there yet. */
export async function ensureAccount(administrator: Client, role: Role): Promise<void> {
  const found = await findAccount(administrator, role)
  if (found !== null) return
  const json = { ...accountOf(role), name: role, role }
  const { status, text } = await administrator.request('POST', '/api/users', { json })
  expect(status, text).toBe(201)
}

async function findAccount(administrator: Client, role: Role): Promise<number | null> {
  const { text } = await administrator.request('GET', `/api/users?where[email][equals]=${accountOf(role).email}`)
  return (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id ?? null
}

/** Gives the account of a role a new API key. */
export async function giveApiKey(administrator: Client, role: Role): Promise<string> {
  const id = await findAccount(administrator, role)
  const apiKey = randomUUID()
  const json = { enableAPIKey: true, apiKey }
  const { status, text } = await administrator.request('PATCH', `/api/users/${id}`, { json })
  expect(status, text).toBe(200)
  return apiKey
}
