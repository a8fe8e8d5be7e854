import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { expireOldPledges } from '@/lib/giving/pledges/expire-pledges'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { eraseWhatIsOver } from './retention'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const NOW = new Date('2026-11-21T12:00:00.000Z')

const message = async (id: number, folder: string, at: string, changed = at, readAt: string | null = changed) =>
  rawSql(
    site,
    sql`INSERT INTO messages (id, mailer_name, folder, created_at, updated_at, read_at)
      VALUES (${id}, 'Sumi', ${folder}, ${at}, ${changed}, ${readAt})`,
  )

const volunteer = async (id: number, status: string, changed: string, suspected = false) =>
  rawSql(
    site,
    sql`INSERT INTO volunteer_registrations (id, name, status, suspected, created_at, updated_at)
      VALUES (${id}, 'Sumi', ${status}, ${suspected}, '2020-01-01T00:00:00.000Z', ${changed})`,
  )

let promised = 0
/** Created long ago, last changed at a moment. */
const promise = async (
  state: string,
  changed: string,
  suspected = false,
  created = '2020-01-01T00:00:00.000Z',
  trxId: string | null = null,
) => {
  const key = `R${++promised}`
  const [row] = await rawSql(
    site,
    sql`INSERT INTO pledges (reference, status_key, state, amount, currency, method, trx_id, suspected, created_at, updated_at)
      VALUES (${key}, ${key}, ${state}, 50000, 'BDT', 'bkash', ${trxId}, ${suspected}, ${created}, ${changed}) RETURNING id`,
  )
  const id = Number(row?.id)
  await rawSql(
    site,
    sql`INSERT INTO pledge_moves (pledge_id, "to", at, "by") VALUES (${id}, ${state}, ${changed}, 'A')`,
  )
  return id
}

let mailsMade = 0
const mail = async (state: string, sentAt: string | null, message: number | null = null) =>
  rawSql(
    site,
    sql`INSERT INTO mails (recipient, kind, state, sent_at, message_id, internet_message_id)
      VALUES ('a@example.org', 'message-arrived', ${state}, ${sentAt}, ${message}, ${`<${++mailsMade}@test>`})`,
  )

const idsOf = async (table: string) =>
  (await rawSql(site, `SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => Number(id))

beforeEach(async () => {
  for (const table of ['mails', 'messages', 'volunteer_registrations', 'pledge_moves', 'pledges', 'submissions']) {
    await rawSql(site, `DELETE FROM ${table}`)
  }
})

describe('what is over', () => {
  test('messages go after 24 months, suspected ones 30 days after their last change, with their mails', async () => {
    await message(1, 'inbox', '2024-11-21T11:59:59.000Z', '2026-11-20T00:00:00.000Z')
    await message(2, 'archive', '2024-11-21T12:00:01.000Z')
    await message(3, 'suspected', '2026-10-22T11:59:59.000Z')
    await message(4, 'suspected', '2026-09-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z')
    await mail('waiting', null, 1)
    await mail('refused', null, 2)
    assert.equal((await eraseWhatIsOver(payload, NOW)).messages, 2)
    assert.deepEqual(await idsOf('messages'), [2, 4])
    assert.deepEqual(
      (await rawSql(site, 'SELECT message_id FROM mails')).map((row) => Number(row.message_id)),
      [2],
    )
  })

  test('suspected ones that nobody has read stay three times as long, and from when they are read as long as others', async () => {
    await message(1, 'suspected', '2026-08-23T11:59:59.000Z', undefined, null)
    await message(2, 'suspected', '2026-08-23T12:00:01.000Z', undefined, null)
    await message(3, 'suspected', '2026-08-01T00:00:00.000Z', undefined, '2026-11-20T00:00:00.000Z')
    await eraseWhatIsOver(payload, NOW)
    assert.deepEqual(await idsOf('messages'), [2, 3])
  })

  test('volunteers go a year after they were declined or left, never while they are with us', async () => {
    const long = '2025-11-20T00:00:00.000Z'
    await volunteer(1, 'declined', long)
    await volunteer(2, 'left', long)
    await volunteer(3, 'active', long)
    await volunteer(4, 'left', '2025-11-22T00:00:00.000Z')
    await volunteer(5, 'new', long, true)
    await rawSql(
      site,
      `INSERT INTO volunteer_registrations_notes (_order, _parent_id, id, text) VALUES (1, 1, 'a', 'Called')`,
    )
    assert.equal((await eraseWhatIsOver(payload, NOW)).registrations, 3)
    assert.deepEqual(await idsOf('volunteer_registrations'), [3, 4])
    assert.deepEqual(await rawSql(site, 'SELECT id FROM volunteer_registrations_notes'), [])
  })

  test('mails stay as long as their record, for they tell who was written to', async () => {
    await message(1, 'archive', '2025-01-01T00:00:00.000Z')
    await mail('sent', '2025-01-01T00:00:00.000Z', 1)
    await eraseWhatIsOver(payload, NOW)
    assert.equal((await idsOf('mails')).length, 1)
  })

  test('kept answers go when they expire', async () => {
    for (const [key, expires] of [
      ['old', '2026-11-21T11:00:00.000Z'],
      ['new', '2026-11-21T13:00:00.000Z'],
    ]) {
      await rawSql(
        site,
        sql`INSERT INTO submissions (key, body_hash, answer, expires_at) VALUES (${key}, 'h', '{}', ${expires})`,
      )
    }
    assert.equal((await eraseWhatIsOver(payload, NOW)).submissions, 1)
    assert.deepEqual(
      (await rawSql(site, 'SELECT key FROM submissions')).map(({ key }) => key),
      ['new'],
    )
  })

  test('counts and proofs of the forms go when they expire', async () => {
    await rawSql(site, `INSERT INTO limits (key, points, expires_at) VALUES ('a', 1, '2026-11-21T11:00:00.000Z')`)
    await rawSql(site, `INSERT INTO spent_proofs (proof, expires_at) VALUES ('p', '2026-11-21T11:00:00.000Z')`)
    await eraseWhatIsOver(payload, NOW)
    assert.deepEqual([...(await idsOf('limits')), ...(await idsOf('spent_proofs'))], [])
  })

  test('gifts that came to nothing go 24 months after that, suspected ones after 30 days, received ones never', async () => {
    const long = '2024-11-21T11:59:59.000Z'
    const states = ['cancelled', 'rejected', 'expired', 'reported', 'verified', 'refunded'] as const
    for (const state of states) await promise(state, long)
    await promise('cancelled', '2024-11-21T12:00:01.000Z')
    await promise('pledged', '2026-10-22T11:59:59.000Z', true)
    await promise('verified', long, true)
    const gone = await rawSql(site, sql`SELECT id FROM pledges WHERE state IN ('rejected')`)
    await rawSql(
      site,
      sql`INSERT INTO mails (recipient, kind, pledge_id, internet_message_id)
        VALUES ('a@example.org', 'pledge-rejected', ${gone[0]?.id}, '<p@test>')`,
    )
    assert.equal((await eraseWhatIsOver(payload, NOW)).pledges, 4)
    const left = await rawSql(site, 'SELECT state FROM pledges ORDER BY id')
    assert.deepEqual(
      left.map(({ state }) => state),
      ['reported', 'verified', 'refunded', 'cancelled', 'verified'],
    )
    assert.deepEqual([(await idsOf('mails')).length, (await idsOf('pledge_moves')).length], [0, left.length])
  })

  test('a suspected gift with a transaction ID stays as long as those that came to nothing: its money may be here', async () => {
    const created = '2020-01-01T00:00:00.000Z'
    await promise('reported', '2026-10-22T11:59:59.000Z', true, created, '8N7A6B5C4D')
    await promise('reported', '2024-11-21T11:59:59.000Z', true, created, '8N7A6B5C4E')
    assert.equal((await eraseWhatIsOver(payload, NOW)).pledges, 1)
    const left = await rawSql(site, 'SELECT trx_id FROM pledges')
    assert.deepEqual(
      left.map(({ trx_id: id }) => id),
      ['8N7A6B5C4D'],
    )
  })

  test('more than a batch goes in one run', async () => {
    for (let id = 1; id <= 401; id++) await message(id, 'archive', '2020-01-01T00:00:00.000Z')
    assert.equal((await eraseWhatIsOver(payload, NOW)).messages, 401)
    assert.deepEqual(await idsOf('messages'), [])
  })

  test('the settings say how long', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { messagesKeptMonths: 1 } })
    await message(1, 'inbox', '2026-10-21T00:00:00.000Z')
    await message(2, 'inbox', '2026-10-22T00:00:00.000Z')
    await eraseWhatIsOver(payload, NOW)
    assert.deepEqual(await idsOf('messages'), [2])
  })
})

test('promises without a transaction id expire after the days of the settings, each with a line in its history', async () => {
  await payload.updateGlobal({ slug: 'payment', data: { expiresAfter: 10 } })
  const at = (day: string) => `2026-11-${day}T12:00:00.000Z`
  const old = await promise('pledged', at('11'), false, '2026-11-11T11:59:59.000Z')
  await promise('pledged', at('11'), false, '2026-11-11T12:00:01.000Z')
  await promise('reported', at('01'), false, at('01'))
  assert.equal(await expireOldPledges(payload, NOW), 1)
  const rows = await rawSql(site, 'SELECT id, state FROM pledges ORDER BY id')
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['expired', 'pledged', 'reported'],
  )
  const moves = await rawSql(
    site,
    sql`SELECT "from", "to", "by" FROM pledge_moves WHERE pledge_id = ${old} ORDER BY id`,
  )
  assert.deepEqual({ ...moves.at(-1) }, { from: 'pledged', to: 'expired', by: 'The site' })
})
