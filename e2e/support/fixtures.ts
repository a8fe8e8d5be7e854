/** Who asks: clients of every kind, once a worker; and a page that must not have logged an error. */
import { expect } from '@playwright/test'
import type { ContentType } from '@/lib/shared/content/types'
import { clientWith, endApiKey, type Member, makeApiKey, ROLES, Sessions } from './accounts'
import { type Client, createdRecords, removeLeftRecords, type Values } from './client'
import { test as base } from './hydration'
import { type CreatedRecord, createRecord } from './records'
import { type Database, urlOf } from './sites'

interface WorkerFixtures {
  siteUrl: string
  anonymous: Client
  sessions: Sessions
  /** Signed in as people are. */
  staff: Record<Member, Client>
  editor: Client
  /** Key of an editor's account, for programs. */
  apiKey: string
}

interface TestFixtures {
  /** Signs a member of staff in at the page, with the session that the worker has: for tests of what comes after. */
  enter: (member: Member) => Promise<void>
  /** Makes a record that is removed after the test. */
  making: (type: ContentType, changes?: Values) => Promise<CreatedRecord>
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
  sessions: [async ({ playwright, siteUrl }, use) => use(new Sessions(playwright, siteUrl)), { scope: 'worker' }],
  staff: [
    async ({ sessions }, use) => {
      const clients: Record<string, Client> = {}
      const opened: (() => Promise<void>)[] = []
      for (const member of ['administrator', ...ROLES] as const) {
        const { client, dispose } = await sessions.clientOf(member)
        clients[member] = client
        opened.push(dispose)
      }
      await use(clients as WorkerFixtures['staff'])
      for (const dispose of opened) await dispose()
    },
    { scope: 'worker' },
  ],
  editor: [
    async ({ sessions }, use) => {
      const { client, dispose } = await sessions.clientOf('editor')
      await use(client)
      await dispose()
    },
    { scope: 'worker' },
  ],
  apiKey: [
    async ({ staff }, use) => {
      const { key, id } = await makeApiKey(staff.administrator, 'editor')
      await use(key)
      await endApiKey(staff.administrator, id)
    },
    { scope: 'worker' },
  ],
  enter: async ({ sessions, context }, use) => use((member) => sessions.give(context, member)),
  making: async ({ editor }, use) => {
    const made: CreatedRecord[] = []
    await use(async (type, changes) => {
      const one = await createRecord(editor, type, changes)
      made.push(one)
      return one
    })
    for (const one of made.reverse()) await one.remove()
  },
  leavesNothing: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, testInfo) => {
      const before = createdRecords()
      await use(undefined)
      const left = await removeLeftRecords(before)
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
