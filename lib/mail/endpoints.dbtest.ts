import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { PayloadRequest } from 'payload'
import type { Role } from '@/lib/cms/access/roles'
import { openTestDatabase, rawSql } from '@/lib/database/testing'

const site = await openTestDatabase()
const { mailEndpoints } = await import('./endpoints')
const { onWake } = await import('./wake')
after(() => site.close())

async function resend(id: string, role: Role | null = 'coordinator'): Promise<[number, string]> {
  const user = role && { role }
  const req = { payload: site.payload, user, routeParams: { id } } as unknown as PayloadRequest
  const answer = await mailEndpoints[0]?.handler(req)
  const said = (await answer?.json()) as { message?: string; errors?: { message: string }[] }
  return [answer?.status ?? 0, said.message ?? said.errors?.[0]?.message ?? '']
}

const mail = (state: string) =>
  rawSql(
    site,
    `INSERT INTO mails (recipient, kind, state, attempts, next_attempt_at, internet_message_id)
      VALUES ('a@example.org', 'message-arrived', '${state}', 9, '2099-01-01T00:00:00.000Z', '<${state}@test>') RETURNING id`,
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

test('only those who work on the inbox may send again', async () => {
  await rawSql(site, 'DELETE FROM mails')
  const refused = await mail('refused')
  for (const role of ['editor', 'treasurer', null] as const) assert.equal((await resend(refused, role))[0], 403)
  assert.equal((await resend(refused, 'administrator'))[0], 200)
})
