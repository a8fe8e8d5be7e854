/**
 * Who may do what: every collection, global and call, for everyone who could ask. Each run tries a part of the cells, of
 * which e2e/access-matrix.spec.ts asks some over HTTP; TEST_WHOLE=1 tries all.
 */
import { sql } from 'drizzle-orm'
import { API_KEYS, callCells, cellName, cellsOfSite, makeEndedCredentials } from '@/e2e/support/access-matrix'
import { giveApiKey, signInWith } from '@/e2e/support/accounts'
import { rawSql } from '@/lib/platform/database/testing'
import { expect } from '@/lib/testing/expect'
import { sampled } from '@/lib/testing/sample'
import { anonymous, clientWith, site, staff, test } from './testing/fixtures'

const { administrator } = staff
/** One of twenty. */
const SHARE = 20
const whole = await cellsOfSite(anonymous, staff)
const all = sampled('access-matrix', whole, { size: Math.ceil(whole.length / SHARE), keyOf: cellName })

test('strangers have the open calls and no other', async () => {
  expect(await callCells(anonymous, {}, all, administrator)).toEqual([])
})

for (const role of ['editor', 'treasurer', 'coordinator', 'administrator'] as const) {
  test(`the cells of the ${role}`, async () => {
    expect(await callCells(staff[role], { role }, all, administrator)).toEqual([])
  })
}

for (const [name, { role, areas, mayWrite }] of Object.entries(API_KEYS)) {
  test(`the cells of ${name}`, async () => {
    const client = clientWith({ authorization: `Bearer ${await giveApiKey(administrator, role, { areas, mayWrite })}` })
    expect(await callCells(client, { role, key: { areas, mayWrite } }, all, administrator)).toEqual([])
  })
}

test('credentials that are over or wrong have a stranger’s rights', async () => {
  const expire = async (key: number) => {
    const end = new Date(Date.now() - 1000).toISOString()
    await rawSql(site, sql`UPDATE api_keys SET expires_at = ${end} WHERE id = ${key}`)
  }
  const signIn = (account: Parameters<typeof signInWith>[1]) => signInWith(clientWith({}), account)
  const { over, remove } = await makeEndedCredentials({ anonymous, administrator }, signIn, expire)
  // Who somebody is, is asked in one place for all calls: each of them tries a share, and all of them every cell.
  for (const [at, [name, authorization]] of Object.entries(over).entries()) {
    const share = all.filter((_, index) => index % Object.keys(over).length === at)
    expect(await callCells(clientWith({ authorization }), {}, share, administrator), name).toEqual([])
  }
  await remove()
})
