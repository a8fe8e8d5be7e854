/** Who asks: clients of every kind, once a worker; and a page that must not have logged an error. */
import { expect } from '@playwright/test'
import type { ContentType } from '@/lib/content/types'
import { accountOf, clientWith, endApiKey, ensureAccount, makeApiKey, ROLES, type Role, signIn } from './accounts'
import { test as base } from './awake'
import { type Client, removeLeft, standingNow, type Values } from './client'
import { type Made, make } from './samples'
import { ADMINISTRATOR, type Database, urlOf } from './sites'

interface WorkerFixtures {
  siteUrl: string
  anonymous: Client
  /** Signed in as people are. */
  staff: Record<Role | 'administrator', Client>
  editor: Client
  /** Key of an editor's account, for programs. */
  apiKey: string
}

interface TestFixtures {
  /** Makes a record that is removed after the test. */
  making: (type: ContentType, changes?: Values) => Promise<Made>
  /** Console errors that the test expects; any other one fails it. */
  expectedErrors: RegExp[]
  /** What a failed test made is removed, so that it fails alone; one that passes removes it itself. */
  leavesNothing: undefined
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, { project }) => use(urlOf(project.name as Database)),
    { scope: 'worker' },
  ],
  anonymous: [
    async ({ playwright, siteUrl }, use) => {
      const { client, dispose } = await clientWith(playwright, siteUrl, {})
      await use(client)
      await dispose()
    },
    { scope: 'worker' },
  ],
  staff: [
    async ({ playwright, siteUrl }, use) => {
      const clientOf = async (account: { email: string; password: string }) =>
        clientWith(playwright, siteUrl, await signIn(playwright, siteUrl, account))
      const administrator = await clientOf(ADMINISTRATOR)
      const opened = [administrator]
      const clients: Record<string, Client> = { administrator: administrator.client }
      for (const role of ROLES) {
        await ensureAccount(administrator.client, role)
        const member = await clientOf(accountOf(role))
        opened.push(member)
        clients[role] = member.client
      }
      await use(clients as WorkerFixtures['staff'])
      for (const { dispose } of opened) await dispose()
    },
    { scope: 'worker' },
  ],
  editor: [async ({ staff }, use) => use(staff.editor), { scope: 'worker' }],
  apiKey: [
    async ({ staff }, use) => {
      const { key, id } = await makeApiKey(staff.administrator, 'editor')
      await use(key)
      await endApiKey(staff.administrator, id)
    },
    { scope: 'worker' },
  ],
  making: async ({ editor }, use) => {
    const made: Made[] = []
    await use(async (type, changes) => {
      const one = await make(editor, type, changes)
      made.push(one)
      return one
    })
    for (const one of made.reverse()) await one.remove()
  },
  leavesNothing: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, testInfo) => {
      const before = standingNow()
      await use(undefined)
      const left = await removeLeft(before)
      if (testInfo.status === testInfo.expectedStatus) expect(left).toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }
