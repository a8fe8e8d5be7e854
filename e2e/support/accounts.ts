/** Accounts, sessions and API keys of each role, created through the CMS's API. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test'
import { type KeyArea, keyAreasOf } from '@/lib/access/rights/key-areas'
import { expect } from '@/lib/testing/expect'
import { Client } from './client'
import { overHttp } from './http'
import { tokenIn } from './session-token'
import { ADMINISTRATOR } from './sites'

export const ROLES = ['editor', 'treasurer', 'coordinator'] as const
export type Role = (typeof ROLES)[number]
export type Member = Role | 'administrator'

const PASSWORD = 'river-boats-at-noon-7'

type Playwright = PlaywrightWorkerArgs['playwright']

/** A client that sends these headers with each request. */
export async function clientWith(playwright: Playwright, baseURL: string, headers: Record<string, string>) {
  const context = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
  return { client: new Client(overHttp(context)), dispose: () => context.dispose() }
}

interface Credentials {
  email: string
  password: string
}

/** Signs in. @param client whose cookies no other client shares @returns the headers of a signed-in client */
export async function signInWith(client: Client, { email, password }: Credentials): Promise<Record<string, string>> {
  const answer = await client.request('POST', '/api/users/login', { json: { email, password } })
  expect(answer.status, answer.text).toBe(200)
  return { authorization: `JWT ${tokenIn(answer.headers['set-cookie'] ?? '')}` }
}

/** Signs in with cookies of its own. @returns the headers of a signed-in client */
export async function signIn(
  playwright: Playwright,
  siteUrl: string,
  account: Credentials,
): Promise<Record<string, string>> {
  const { client, dispose } = await clientWith(playwright, siteUrl, {})
  const headers = await signInWith(client, account)
  await dispose()
  return headers
}

export const accountOf = (role: Role) => ({ email: `${role}@example.org`, password: PASSWORD })

/** Creates the account of a role unless it exists. */
export async function ensureAccount(administrator: Client, role: Role): Promise<void> {
  const found = await findAccount(administrator, role)
  if (found !== null) return
  const json = { ...accountOf(role), name: role, role }
  const { status, text } = await administrator.request('POST', '/api/users', { json })
  expect(status, text).toBe(201)
}

/** Sessions of staff at one site. Each member signs in once, since checking a password takes a third of a second. */
export class Sessions {
  private readonly begun = new Map<Member, Promise<Record<string, string>>>()

  constructor(
    private readonly playwright: Playwright,
    private readonly siteUrl: string,
  ) {}

  /** The headers of a member's session, which begins, with their account, when first asked for. */
  of(member: Member): Promise<Record<string, string>> {
    const known = this.begun.get(member) ?? this.begin(member)
    this.begun.set(member, known)
    return known
  }

  /** A client that is signed in as a member. */
  async clientOf(member: Member) {
    return clientWith(this.playwright, this.siteUrl, await this.of(member))
  }

  /** Sets the cookie of a member's session in a browser context. */
  async give(context: BrowserContext, member: Member): Promise<void> {
    const { authorization = '' } = await this.of(member)
    const token = authorization.replace('JWT ', '')
    const cookie = { name: 'payload-token', value: token, url: this.siteUrl, httpOnly: true, sameSite: 'Lax' } as const
    await context.addCookies([cookie])
  }

  private async begin(member: Member): Promise<Record<string, string>> {
    const session = await this.signIn(member)
    // Each screen would ask for it.
    const { client, dispose } = await clientWith(this.playwright, this.siteUrl, session)
    const { status, text } = await client.request('POST', '/api/users/language', { json: { language: 'en' } })
    expect(status, text).toBe(200)
    await dispose()
    return session
  }

  private async signIn(member: Member): Promise<Record<string, string>> {
    if (member === 'administrator') return signIn(this.playwright, this.siteUrl, ADMINISTRATOR)
    const { client, dispose } = await this.clientOf('administrator')
    await ensureAccount(client, member)
    await dispose()
    return signIn(this.playwright, this.siteUrl, accountOf(member))
  }
}

/** Creates another account of a role, for one test. */
export async function makeAccount(administrator: Client, role: Role | 'administrator') {
  const account = { email: `${role}-${randomUUID()}@example.org`, password: PASSWORD }
  const { status, text } = await administrator.request('POST', '/api/users', { json: { ...account, name: role, role } })
  expect(status, text).toBe(201)
  return { ...account, id: (JSON.parse(text) as { doc: { id: number } }).doc.id }
}

async function findAccount(administrator: Client, role: Role | 'administrator'): Promise<number | null> {
  const { email } = role === 'administrator' ? ADMINISTRATOR : accountOf(role)
  const { text } = await administrator.request('GET', `/api/users?where[email][equals]=${email}`)
  return (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id ?? null
}

/** The scope of an API key; by default all that its account may. */
export interface KeyOptions {
  areas?: readonly KeyArea[]
  mayWrite?: boolean
  days?: number
  name?: string
}

/** Creates an API key for the account of a role; by default with all areas of the role, and write access. */
export async function makeApiKey(administrator: Client, role: Role | 'administrator', options: KeyOptions = {}) {
  const account = await findAccount(administrator, role)
  const json = { name: 'Key of tests', account, areas: keyAreasOf(role), mayWrite: true, ...options }
  const { status, text } = await administrator.request('POST', '/api/api-keys/make', { json })
  expect(status, text).toBe(201)
  return JSON.parse(text) as { key: string; id: number; hint: string; expiresAt: string }
}

/** The same. @returns the key alone */
export async function giveApiKey(
  administrator: Client,
  role: Role | 'administrator',
  options?: KeyOptions,
): Promise<string> {
  return (await makeApiKey(administrator, role, options)).key
}

/** Revokes an API key. */
export async function endApiKey(administrator: Client, id: number): Promise<void> {
  const { status, text } = await administrator.request('POST', `/api/api-keys/${id}/end`)
  expect(status, text).toBe(200)
}
