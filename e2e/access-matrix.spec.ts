/** The access matrix over HTTP: a sample of the cells of app/api/access-matrix.dbtest.ts, for every role and kind of key. */
import { sampled } from '@/lib/testing/sample'
import { API_KEYS, callCells, cellName, cellsOfSite, makeEndedCredentials } from './support/access-matrix'
import type { Cell } from './support/access-matrix-cells'
import { clientWith, giveApiKey, signIn } from './support/accounts'
import { expect, test } from './support/fixtures'
import { expireApiKey } from './support/site-database'
import type { Database } from './support/sites'

test.describe.configure({ timeout: 300_000 })

/** One of twenty. */
const SHARE = 20

let some: Cell[] = []
test.beforeAll(async ({ anonymous, staff }) => {
  const all = await cellsOfSite(anonymous, staff)
  const size = Math.ceil(all.length / SHARE)
  some = sampled('access-matrix-over-http', all, { size, keyOf: cellName, wholeElsewhere: true })
  test.info().annotations.push({ type: 'cells', description: `${some.length} of ${all.length}` })
})

test('a request without an account gets the public calls and no others', async ({ anonymous, staff }) => {
  expect(await callCells(anonymous, {}, some, staff.administrator)).toEqual([])
})

for (const role of ['editor', 'treasurer', 'coordinator', 'administrator'] as const) {
  test(`a session of the ${role} gets the calls of its row in the access matrix, and no others`, async ({ staff }) => {
    expect(await callCells(staff[role], { role }, some, staff.administrator)).toEqual([])
  })
}

for (const [name, { role, areas, mayWrite }] of Object.entries(API_KEYS)) {
  test(`${name} gets the calls of its scope in the access matrix, and no others`, async ({
    playwright,
    siteUrl,
    staff,
  }) => {
    const authorization = `Bearer ${await giveApiKey(staff.administrator, role, { areas, mayWrite })}`
    const { client, dispose } = await clientWith(playwright, siteUrl, { authorization })
    expect(await callCells(client, { role, key: { areas, mayWrite } }, some, staff.administrator)).toEqual([])
    await dispose()
  })
}

test('an ended key, a suspended account’s token and a signed-out token are refused like no account', async ({
  playwright,
  siteUrl,
  anonymous,
  staff,
}, { project }) => {
  const { over, remove } = await makeEndedCredentials(
    { anonymous, administrator: staff.administrator },
    (account) => signIn(playwright, siteUrl, account),
    (key) => expireApiKey(project.name as Database, key),
  )
  for (const [name, authorization] of Object.entries(over)) {
    const { client, dispose } = await clientWith(playwright, siteUrl, { authorization })
    expect(await callCells(client, {}, some, staff.administrator), name).toEqual([])
    await dispose()
  }
  await remove()
})
