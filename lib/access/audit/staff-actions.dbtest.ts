import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Endpoint } from 'payload'
import { makeStaff } from '@/lib/access/testing'
import { giving } from '@/lib/giving/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { readAuditFilter } from './filter'
import { accountNames, accountsInLog, existingRecords, findEntries } from './find'

/** What staff do past Payload's operations: by calls of the admin's that write with SQL, or give out data. */
const site = await openTestDatabase()
const { payload } = site
const { request, pledge, money } = giving(site)
const { storeBankLines } = await import('@/lib/giving/books/bank-lines')
after(() => site.close())

const user = await makeStaff(payload, 'administrator', { name: 'Rafiq', email: 'rafiq@example.org' })
const MARK = 'Unmistakable'
let seen = 0

beforeEach(async () => {
  seen = Number((await rawSql(site, 'SELECT max(id) AS id FROM audit_entries'))[0]?.id ?? 0)
})

const lines = async () => {
  const rows = await rawSql(site, sql`SELECT * FROM audit_entries WHERE id > ${seen} ORDER BY id`)
  return rows.map(({ act, subject, record }) => [act, subject, record].filter((part) => part !== null).join(' '))
}

interface Sent {
  id?: number
  body?: object
}

/** Calls an endpoint of a collection, or one of the site's own. */
async function call(collection: string | null, path: string, { id, body }: Sent = {}): Promise<Response> {
  const { endpoints } = collection ? payload.collections[collection as 'news'].config : payload.config
  const method = body || id ? 'post' : 'get'
  const fits = (endpoint: Endpoint) => endpoint.path === path && endpoint.method === method
  const found = (endpoints as Endpoint[]).find(fits) ?? assert.fail(`no ${path}`)
  const req = await createLocalReq({ user }, payload)
  Object.assign(req, {
    routeParams: id ? { id: String(id) } : {},
    json: async () => body,
    searchParams: new URLSearchParams(),
  })
  const answer = await found.handler(req as never)
  assert.equal(answer.status, 200, await answer.clone().text())
  return answer
}

const message = async (folder: string) =>
  (await payload.create({ collection: 'messages', data: { mailerName: MARK, folder, locale: 'en' } as never }))
    .id as number

describe('an entry is written for', () => {
  test('each command on a pledge, its receipt and its correction', async () => {
    const id = await pledge({ firstName: MARK })
    const transaction = await money()
    await call('transactions', '/verify', { body: { pledge: id, transaction, seenAmount: 640_000 } })
    const [receipt] = await rawSql(site, sql`SELECT id FROM receipts WHERE pledge_id = ${id}`)
    await call('receipts', '/:id/cancel', { id: Number(receipt?.id), body: { why: MARK } })
    await call('pledges', '/:id/refund', { id, body: { why: MARK } })
    const said = await lines()
    assert.ok(said.includes(`step pledges ${id}`), String(said))
    assert.ok(said.includes(`create receipts ${receipt?.id}`), String(said))
    assert.ok(said.includes(`cancel receipts ${receipt?.id}`), String(said))
    // The gift’s own history says how many those were.
    const moves = await rawSql(site, sql`SELECT id FROM pledge_moves WHERE pledge_id = ${id} AND "from" <> "to"`)
    assert.equal(said.filter((line) => line === `step pledges ${id}`).length, moves.length)
    assert.ok(moves.length >= 2)
  })

  test('bank lines that are entered, imported (one entry a statement) and set aside', async () => {
    const req = Object.assign(await request(), { user })
    const line = (trxId: string) =>
      ({ method: 'bkash', trxId, amount: 1, currency: 'BDT', receivedAt: '2026-11-21T08:05:00.000Z' }) as const
    const by = { source: 'hand', by: 'Rafiq' } as const
    const { added } = await storeBankLines(req, [line('ONEALONE')], by)
    await storeBankLines(req, [line('ONEALONE')], by)
    const many = Array.from({ length: 120 }, (_, i) => line(`MANY${i}`))
    await storeBankLines(req, many, by)
    await call('transactions', '/set-aside', { body: { transaction: added[0], why: MARK } })
    const [id] = added
    assert.deepEqual(await lines(), [`create transactions ${id}`, 'import transactions', `update transactions ${id}`])
  })

  test('each message that is archived, read or erased', async () => {
    const [one, two] = [await message('inbox'), await message('inbox')]
    await call('messages', '/archive', { body: { ids: [one, two] } })
    const spam = await message('suspected')
    const before = new Date(Date.now() + 1000).toISOString()
    await call('messages', '/mark-read', { body: { folder: 'suspected', before } })
    await call('messages', '/erase-suspected', { body: { before } })
    assert.deepEqual(await lines(), [
      ...[`update messages ${one}`, `update messages ${two}`, `update messages ${spam}`, `erase messages ${spam}`],
    ])
  })

  test('a mail that is sent again, and none for an unknown mail', async () => {
    const [row] = await rawSql(
      site,
      `INSERT INTO mails (recipient, kind, state, internet_message_id)
        VALUES ('${MARK}@example.org', 'message-arrived', 'refused', '<m@test>') RETURNING id`,
    )
    const id = Number(row?.id)
    await call('mails', '/:id/leave', { id })
    await call('mails', '/:id/resend', { id })
    await assert.rejects(call('mails', '/:id/resend', { id }))
    assert.deepEqual(await lines(), [`leave mails ${id}`, `resend mails ${id}`])
  })

  test('every export of personal data', async () => {
    await call('volunteer-registrations', '/export')
    await call('pledges', '/export')
    await call('pledges', '/ledger')
    await call('audit-entries', '/export')
    assert.deepEqual(await lines(), [
      ...['export volunteer-registrations', 'export pledges', 'export ledger-entries', 'export audit-entries'],
    ])
  })

  test('personal data that are given out or erased on request', async () => {
    const id = await message('archive')
    const email = 'mark@example.org'
    await rawSql(site, sql`UPDATE messages SET mail_address = ${email} WHERE id = ${id}`)
    const none = { registrations: [], pledges: [], transactions: [], mails: [] }
    const body = { email, phone: '', chosen: { ...none, messages: [id] } }
    await call(null, '/privacy/download', { body })
    await call(null, '/privacy/erase', { body })
    assert.deepEqual(await lines(), ['give-out', `erase messages ${id}`])
  })
})

test('a visitor’s pledge and message leave no entry', async () => {
  await pledge()
  await message('inbox')
  assert.deepEqual(await lines(), [])
})

describe('the audit list', () => {
  const shown = async (asked: Record<string, string>) => {
    const { entries } = await findEntries(payload, readAuditFilter(asked), 1)
    return entries.map(({ act, subject, record }) => [act, subject, record].filter(Boolean).join(' '))
  }

  test('is sorted newest first and filtered by account, action, subject and day', async () => {
    const everything = await shown({})
    assert.equal(everything[0], `erase messages ${everything[0]?.split(' ')[2]}`)
    assert.ok((await shown({ act: 'export' })).every((line) => line.startsWith('export ')))
    assert.ok((await shown({ subject: 'mails' })).every((line) => line.includes(' mails ')))
    assert.deepEqual(await shown({ account: '999' }), [])
    assert.deepEqual(await shown({ account: String(user.id) }), everything)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(new Date())
    assert.deepEqual(await shown({ from: today, to: today }), everything)
    assert.deepEqual(await shown({ to: '2026-01-01' }), [])
  })

  test('has accounts’ names, and links only to records that exist', async () => {
    const { entries } = await findEntries(payload, readAuditFilter({ subject: 'messages' }), 1)
    const there = await existingRecords(payload, entries)
    const erased = entries.find(({ act }) => act === 'erase') ?? assert.fail('no such line')
    const archived = entries.find(({ act, record }) => act === 'update' && there.has(`messages/${record}`))
    assert.deepEqual([there.has(`messages/${erased.record}`), archived === undefined], [false, false])
    assert.equal((await accountNames(payload, entries)).get(Number(user.id)), 'Rafiq')
    assert.deepEqual([...(await accountsInLog(payload))], [[Number(user.id), 'rafiq@example.org']])
  })

  test('is exported as CSV without formulas', async () => {
    await rawSql(
      site,
      `INSERT INTO audit_entries (at, act, actor) VALUES ('2026-11-21T08:05:00.000Z', 'sign-in', '=1+1')`,
    )
    await rawSql(
      site,
      `INSERT INTO audit_entries (at, act, network, times)
        VALUES ('2026-11-21T08:06:00.000Z', 'sign-in-refused', '203.0.113', 43)`,
    )
    const sheet = await (await call('audit-entries', '/export')).text()
    assert.match(sheet, /2026-11-21 14:05,'=1\+1,'=1\+1,,,signed in/)
    assert.match(sheet, /Rafiq,rafiq@example.org,\d+,,exported,Volunteers,,,1\b/)
    assert.match(sheet, /was refused at the sign-in,,,203.0.113,43\b/)
  })
})

test('no value of any field is in the audit log', async () => {
  const rows = await rawSql(site, 'SELECT * FROM audit_entries')
  assert.ok(rows.length > 10)
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(MARK, 'i'))
})
