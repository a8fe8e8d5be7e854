import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { openTestDatabase, rawSql } from '@/lib/database/testing'

const site = await openTestDatabase()
const { payload } = site
const { listMails } = await import('./list')
after(() => site.close())

const STAFF = { id: 1, collection: 'users', role: 'coordinator' } as never

test('the outbox tells to whom a mail goes and of what it tells, by states and pages', async () => {
  await payload.updateGlobal({ slug: 'settings', data: { email: 'board@example.org' } })
  const { id } = await payload.create({
    collection: 'messages',
    data: { mailerName: 'R', folder: 'inbox', locale: 'en' },
  })
  for (let count = 1; count <= 26; count += 1) {
    await rawSql(
      site,
      sql`INSERT INTO mails (recipient, kind, state, message_id, internet_message_id)
        VALUES ('foundation', 'message-arrived', 'sent', ${id}, ${`<${count}@test>`})`,
    )
  }
  await rawSql(
    site,
    `INSERT INTO mails (recipient, kind, state, last_error, internet_message_id)
      VALUES ('a@example.org', 'message-acknowledged', 'refused', 'No', '<refused@test>')`,
  )
  const sent = await listMails(payload, STAFF, { state: 'sent', page: 2 })
  assert.deepEqual([sent.total, sent.pages, sent.mails.length], [26, 2, 1])
  assert.deepEqual(
    sent.mails.map(({ to, record }) => [to, record]),
    [['The foundation (board@example.org)', `/admin/collections/messages/${id}`]],
  )
  const { mails } = await listMails(payload, STAFF, { state: 'refused', page: 1 })
  assert.deepEqual(
    mails.map(({ to, record, lastError }) => [to, record, lastError]),
    [['a@example.org', null, 'No']],
  )
  assert.equal((await listMails(payload, STAFF, { state: null, page: 1 })).total, 27)
})

test('nobody else reads it', async () => {
  const asked = { state: null, page: 1 }
  await assert.rejects(
    listMails(payload, { id: 2, collection: 'users', role: 'editor' } as never, asked),
    /not allowed/,
  )
  await assert.rejects(listMails(payload, null, asked), /not allowed/)
})
