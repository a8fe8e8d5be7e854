import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Role } from '@/lib/access/rights/roles'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import type { MailKind } from './kinds'

const site = await openTestDatabase()
const { mailEndpoints } = await import('./endpoints')
const { onWake } = await import('./wake')
after(() => site.close())

async function call(path: string, id: string, role: Role): Promise<[number, string]> {
  const user = staffMember(role)
  const req = { payload: site.payload, user, routeParams: { id } } as unknown as PayloadRequest
  const answer = await mailEndpoints.find((endpoint) => endpoint.path === path)?.handler(req)
  const said = (await answer?.json()) as { message?: string; errors?: { message: string }[] }
  return [answer?.status ?? 0, said.message ?? said.errors?.[0]?.message ?? '']
}

const resend = (id: string, role: Role = 'coordinator') => call('/:id/resend', id, role)
const leave = (id: string, role: Role = 'coordinator') => call('/:id/leave', id, role)

const mail = (state: string, kind: MailKind = 'message-arrived') =>
  rawSql(
    site,
    `INSERT INTO mails (recipient, kind, state, attempts, next_attempt_at, internet_message_id)
      VALUES ('a@example.org', '${kind}', '${state}', 9, '2099-01-01T00:00:00.000Z', '<${state}.${kind}@test>') RETURNING id`,
  ).then(([row]) => String(row?.id))

test('a refused mail is due again as if it were new, and the worker hears of it; no other mail is', async () => {
  let woken = 0
  onWake(() => {
    woken += 1
  })
  const refused = await mail('refused')
  assert.deepEqual(await resend(refused), [200, 'The mail will be sent again.'])
  assert.equal(woken, 1)
  const [row] = await rawSql(site, `SELECT state, attempts, next_attempt_at FROM mails WHERE id = ${refused}`)
  assert.deepEqual([row?.state, Number(row?.attempts), row?.next_attempt_at], ['waiting', 0, null])
  assert.deepEqual(await resend(refused), [409, 'This mail waits to be sent already.'])
  assert.deepEqual(await resend(await mail('sent')), [409, 'This mail is sent already.'])
  for (const id of ['999999', '0', 'x', '1 OR 1=1']) assert.deepEqual(await resend(id), [404, 'There is no such mail.'])
  onWake(undefined)
})

test('a refused mail that is left as it is is counted no more, and can still be sent again', async () => {
  const { Outbox } = await import('./outbox')
  const outbox = new Outbox(site.payload.db)
  await rawSql(site, 'DELETE FROM mails')
  const refused = await mail('refused')
  assert.equal((await outbox.figures()).refused, 1)
  assert.deepEqual(await leave(refused), [200, 'The mail is left as it is.'])
  assert.deepEqual(await outbox.figures(), { waiting: 0, refused: 0, oldestWaiting: null })
  assert.deepEqual(await leave(refused), [409, 'This mail is left as it is already.'])
  assert.deepEqual(await leave(await mail('sent')), [409, 'This mail is sent already.'])
  assert.equal((await resend(refused))[0], 200)
})

test('thanks that waited for more than a week are left, mails to the foundation never are', async () => {
  const { Outbox } = await import('./outbox')
  const outbox = new Outbox(site.payload.db)
  await rawSql(site, 'DELETE FROM mails')
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000).toISOString()
  for (const [name, kind, posted, claimed] of [
    ['late', 'message-acknowledged', days(8), null],
    ['taken', 'registration-acknowledged', days(8), days(-1)],
    ['fresh', 'registration-acknowledged', days(6), null],
    ['ours', 'message-arrived', days(60), null],
  ] as const) {
    await rawSql(
      site,
      sql`INSERT INTO mails (recipient, kind, created_at, claimed_until, internet_message_id)
        VALUES (${name}, ${kind}, ${posted}, ${claimed}, ${name})`,
    )
  }
  await outbox.leaveLateThanks()
  const left = await rawSql(site, `SELECT id, recipient, last_error FROM mails WHERE state = 'left'`)
  assert.deepEqual(
    left.map((row) => [row.recipient, row.last_error]),
    [['late', 'It was too late for thanks.']],
  )
  assert.equal((await resend(String(left[0]?.id)))[0], 200)
  await outbox.leaveLateThanks()
  assert.deepEqual(await rawSql(site, `SELECT id FROM mails WHERE state = 'left'`), [])
})

test('donors’ mails are the treasurers’, and they are not told that there are others', async () => {
  await rawSql(site, 'DELETE FROM mails')
  const [refused, receipt] = [await mail('refused'), await mail('refused', 'receipt-issued')]
  const unknown = [404, 'There is no such mail.']
  for (const call of [resend, leave]) {
    assert.deepEqual(await call(receipt, 'coordinator'), unknown)
    assert.deepEqual(await call(refused, 'treasurer'), unknown)
  }
  assert.equal((await leave(receipt, 'treasurer'))[0], 200)
  assert.equal((await resend(receipt, 'administrator'))[0], 200)
  assert.equal((await leave(refused, 'coordinator'))[0], 200)
})
