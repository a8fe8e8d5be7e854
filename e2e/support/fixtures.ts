/** Test fixtures: clients of every role, once a worker, and a page that fails the test on console errors. */
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
  /** Clients with a session of each role. */
  staff: Record<Member, Client>
  editor: Client
  /** API key of an editor's account. */
  apiKey: string
}

interface TestFixtures {
  /** Gives the page the worker's session of a member of staff. */
  signInAs: (member: Member) => Promise<void>
  /** Creates a record that is deleted after the test. */
  making: (type: ContentType, changes?: Values) => Promise<CreatedRecord>
  /** Console errors that the test expects; any other fails it. */
  expectedErrors: RegExp[]
  /** Deletes records that a failed test left; a test that passes must have deleted its own. */
  cleanUp: undefined
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
  signInAs: async ({ sessions, context }, use) => use((member) => sessions.give(context, member)),
  making: async ({ editor }, use) => {
    const made: CreatedRecord[] = []
    await use(async (type, changes) => {
      const one = await createRecord(editor, type, changes)
      made.push(one)
      return one
    })
    for (const one of made.reverse()) await one.remove()
  },
  cleanUp: [
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
