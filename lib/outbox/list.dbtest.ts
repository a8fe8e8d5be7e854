import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { mailKindsOf } from './areas'

const site = await openTestDatabase()
const { payload } = site
const { listMails } = await import('./list')
const { outboxHealth } = await import('./health')
const { countWaiting } = await import('@/lib/community/messages/list')
after(() => site.close())

const GIFT = { amount: 50000, currency: 'BDT', purpose: 'general', method: 'bkash', locale: 'en' } as const
const STAFF = staffMember('coordinator')

test('the outbox tells to whom a mail goes and of what it tells, by states and pages', async () => {
  await payload.updateGlobal({ slug: 'settings', data: { email: 'board@shapla.org.bd' } })
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
    sent.mails.map(({ toFoundation, to, record }) => [toFoundation, to, record]),
    [[true, 'board@shapla.org.bd', `/admin/collections/messages/${id}`]],
  )
  const { mails } = await listMails(payload, STAFF, { state: 'refused', page: 1 })
  assert.deepEqual(
    mails.map(({ to, record, lastError }) => [to, record, lastError]),
    [['a@example.org', null, 'No']],
  )
  assert.equal((await listMails(payload, STAFF, { state: null, page: 1 })).total, 27)
})

test('each reads, counts and finds the mails of their own area alone', async () => {
  const pledge = await payload.create({
    collection: 'pledges',
    data: { reference: 'R', statusKey: 'k', state: 'pledged', source: 'form', ...GIFT, email: 'donor@example.org' },
  })
  await rawSql(
    site,
    sql`INSERT INTO mails (recipient, kind, state, pledge_id, internet_message_id)
      VALUES ('donor@example.org', 'pledge-acknowledged', 'refused', ${pledge.id}, '<pledge@test>')`,
  )
  const asked = { state: null, page: 1 }
  for (const [role, all, ofDonors] of [
    ['coordinator', 27, 0],
    ['treasurer', 1, 1],
    ['administrator', 28, 1],
  ] as const) {
    const user = staffMember(role)
    const rights = { collection: 'mails', user, overrideAccess: false } as const
    assert.equal((await listMails(payload, user, asked)).total, all)
    assert.equal((await payload.count(rights)).totalDocs, all)
    assert.equal((await payload.count({ ...rights, where: { recipient: { like: 'donor' } } })).totalDocs, ofDonors)
    const byGift = payload.count({ ...rights, where: { 'pledge.email': { like: 'donor' } } })
    if (ofDonors > 0) assert.equal((await byGift).totalDocs, ofDonors)
    else await assert.rejects(byGift, /cannot be queried: email/)
    assert.equal((await outboxHealth(payload, mailKindsOf(user, 'read'))).refused, all === 28 ? 2 : 1)
    assert.equal((await countWaiting(payload, user)).refusedMails, all === 28 ? 2 : 1)
  }
})

test('nobody else reads it', async () => {
  const asked = { state: null, page: 1 }
  await assert.rejects(listMails(payload, staffMember('editor'), asked), /not allowed/)
  await assert.rejects(listMails(payload, null, asked), /not allowed/)
})
