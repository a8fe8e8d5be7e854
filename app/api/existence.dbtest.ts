/** No call tells which records there are to whoever may not read them. */

import { signInWith } from '@/e2e/support/accounts'
import { storeCanaries } from '@/e2e/support/canaries'
import type { Method } from '@/e2e/support/client'
import { rawSql } from '@/lib/platform/database/testing'
import { expect } from '@/lib/testing/expect'
import { anonymous, clientWith, site, staff, test } from './testing/fixtures'

await storeCanaries({
  anonymous,
  staff,
  clientOf: async (account) => ({
    client: clientWith(await signInWith(clientWith({}), account)),
    dispose: async () => undefined,
  }),
})

const NOBODY = 2_147_483_000
/** Calls that name a record by its Id; none of them would change one that its asker may not read. */
const CALLS: [Method, string][] = [
  ['GET', 'ID'],
  ['GET', 'ID?depth=2&draft=true&trash=true'],
  ['POST', 'access/ID'],
  ['POST', 'access/ID?draft=true'],
  ['PATCH', 'ID'],
  ['DELETE', 'ID'],
  ['POST', 'ID/duplicate'],
  ['GET', 'versions/ID'],
  ['POST', 'versions/ID'],
  ['POST', 'ID/end-sessions'],
]

const COLLECTIONS = [
  'messages',
  'volunteer-registrations',
  'pledges',
  'transactions',
  'mails',
  'users',
  'audit-entries',
]

for (const role of ['editor', 'treasurer', 'coordinator'] as const) {
  test(`the ${role} is told the same of what is not theirs and of what is not there`, async () => {
    const client = staff[role]
    const asked: string[] = []
    for (const collection of COLLECTIONS) {
      const [last] = await rawSql(site, `SELECT MAX(id) AS id FROM ${collection.replace('-', '_')}`)
      const id = Number(last?.id)
      expect(id, collection).toBeGreaterThan(0)
      if ((await client.request('GET', `/api/${collection}/${id}`)).status === 200) continue
      asked.push(collection)
      for (const [method, call] of CALLS) {
        const json = method === 'GET' || method === 'DELETE' ? undefined : {}
        const said = async (named: number) => {
          const { status, text } = await client.request(
            method,
            `/api/${collection}/${call.replace('ID', String(named))}`,
            {
              json,
            },
          )
          return [status, text.replaceAll(String(named), 'ID')]
        }
        expect(await said(id), `${method} ${collection} ${call}`).toEqual(await said(NOBODY))
      }
    }
    // Each of them may read some, and not others.
    expect(asked.length).toBeGreaterThan(2)
  })
}

test('staff are told their rights to records that they may read', async ({ staff }) => {
  const [last] = await rawSql(site, 'SELECT MAX(id) AS id FROM messages')
  const { status, text } = await staff.coordinator.request('POST', `/api/messages/access/${last?.id}`, { json: {} })
  expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ read: true, update: true })])
  expect((await staff.editor.request('POST', '/api/messages/access', { json: {} })).status).toBe(200)
  const account = JSON.parse((await staff.editor.request('GET', '/api/users/me')).text) as { user: { id: number } }
  const own = await staff.editor.request('POST', `/api/users/access/${account.user.id}`, { json: {} })
  expect([own.status, JSON.parse(own.text)]).toEqual([
    200,
    expect.objectContaining({ fields: expect.anything(), read: expect.anything() }),
  ])
})
