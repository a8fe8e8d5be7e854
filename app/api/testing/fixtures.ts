/** For *.dbtest.ts alone: who asks, as e2e/support/fixtures.ts has it, within the process. One site a file. */
import { after, before, test as nodeTest } from 'node:test'
import { makeApiKey, type Role } from '@/e2e/support/accounts'
import { type Client, createdRecords, removeLeftRecords, type Values } from '@/e2e/support/client'
import { type CreatedRecord, createRecord } from '@/e2e/support/records'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { demo } from './demo'
import { openSite, type TestSite } from './site'

const { signedIn, ...template } = demo()
/** The site of this file. */
export const site: TestSite = await openSite(template)
after(() => site.close())

export const { clientWith, siteUrl } = site

export const anonymous = clientWith({})
/** Signed in as people are. */
export const staff = Object.fromEntries(
  Object.entries(signedIn).map(([role, headers]) => [role, clientWith(headers)]),
) as Record<Role | 'administrator', Client>
const { editor } = staff

let madeKey: Promise<string> | undefined
/** Key of an editor's account, for programs. */
export async function apiKey(): Promise<string> {
  madeKey ??= makeApiKey(staff.administrator, 'editor').then(({ key }) => key)
  return madeKey
}

export interface Fixtures {
  anonymous: Client
  staff: typeof staff
  editor: Client
  /** Makes a record that is removed after the test. */
  making: (type: ContentType, changes?: Values) => Promise<CreatedRecord>
}

/** A test, after which what it made is removed; one that leaves something behind fails. */
export function test(title: string, run: (fixtures: Fixtures) => Promise<void> | void): void {
  void nodeTest(title, async () => {
    const standing = createdRecords()
    const made: CreatedRecord[] = []
    const making: Fixtures['making'] = async (type, changes) => {
      const one = await createRecord(editor, type, changes)
      made.push(one)
      return one
    }
    try {
      await run({ anonymous, staff, editor, making })
      for (const one of made.reverse()) await one.remove()
    } catch (error) {
      await removeLeftRecords(standing)
      throw error
    }
    expect(await removeLeftRecords(standing)).toEqual([])
  })
}

/** Makes a record before the tests of the surrounding `describe`, and removes it after them, unchanged. */
export function sharedRecord(type: ContentType): () => CreatedRecord {
  let shared: CreatedRecord | undefined
  const made = () => {
    if (!shared) throw new Error('The shared record is made before the first test, not while tests are collected.')
    return shared
  }
  before(async () => {
    shared = await createRecord(editor, type)
  })
  after(async () => {
    const { record, remove } = made()
    expect(await anonymous.list(type)).toContainEqual(record)
    await remove()
  })
  return made
}
