import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { giving, VALUES } from '@/lib/giving/testing'
import { Outbox } from '@/lib/outbox/outbox'
import { openTestDatabase, rawSql } from '@/lib/platform/database/testing'
import { NO_COLOURS } from '@/lib/shared/colour/palette'

const site = await openTestDatabase()
const { CannotBeMade, composer } = await import('@/lib/outbox/compose')
const { LETTERS } = await import('@/lib/boot/letters')
const { correctDonor } = await import('./lists/correct-donor')
const { rejectPledge, reportPledge, verifyPledge } = await import('@/lib/giving/pledges/commands')
const { cancelReceipt } = await import('@/lib/giving/receipts/receipt')
const { payload } = site
const gifts = giving(site)
const by = 'Treasurer'

beforeEach(() => gifts.empty())
after(() => site.close())

const compose = composer({
  payload: async () => payload,
  letters: LETTERS,
  settings: async () => ({
    ...{
      name: 'Alokdhara',
      companionName: '',
      address: '',
      phones: [],
      answering: '',
      mark: null,
      colours: NO_COLOURS,
      email: 'us@shapla.org.bd',
    },
    bank: { bankName: '', accountName: '', accountNumber: '', branch: '', swift: '', routing: '' },
    wallets: { nagad: '', bkash: '01700-000002', upay: '' },
  }),
  picture: async () => null,
  siteUrl: 'https://example.org',
  from: { name: 'Alokdhara', address: 'site@example.org' },
  to: [],
})

/** The mail that is due, made from its row as the worker does. */
async function nextMail() {
  const claimed = (await new Outbox(payload.db).claim(60)) ?? assert.fail('no mail')
  return compose(claimed)
}

test('a promise is told to the foundation without the person, and to the donor', async () => {
  await gifts.pledge()
  const arrived = await nextMail()
  assert.deepEqual(arrived.to, [{ name: '', address: 'us@shapla.org.bd' }])
  assert.equal(arrived.replyTo, undefined)
  assert.doesNotMatch(`${arrived.html}`, /Nusrat|nusrat@/)
  const thanks = await nextMail()
  assert.deepEqual(thanks.to, [{ name: '', address: 'nusrat@example.org' }])
  assert.match(`${thanks.text}`, /Dear Nusrat Jahan,[\s\S]*01700-000002[\s\S]*example\.org\/pledge\/[\w-]{22}/)
})

test('a rejection, a receipt and its end are told to the donor', async () => {
  const pledge = await gifts.pledge()
  await rawSql(site, 'DELETE FROM mails')
  await reportPledge(await gifts.request(), { pledge, trxId: '8N7A6B5C4D', from: 'donor', by })
  await rejectPledge(await gifts.request(), { pledge, by, why: 'No such line in March.' })
  await correctDonor(await gifts.request(), { pledge, donor: { ...VALUES, phone: '+8801711000001' }, by })
  assert.match(`${(await nextMail()).text}`, /No such line in March\./)
  const verified = { pledge, transaction: await gifts.money(), by }
  const { receipt } = await verifyPledge(await gifts.request(), verified)
  const issued = await nextMail()
  assert.match(`${issued.subject}`, /^Receipt \d{4}-\d\d\/0001/)
  assert.match(`${issued.text}`, /৳6,400/)
  const [pdf] = issued.attachments ?? []
  assert.match(`${pdf?.filename} ${pdf?.contentType}`, /^receipt-\d{4}-\d\d-0001\.pdf application\/pdf$/)
  assert.equal(String(pdf?.content).slice(0, 5), '%PDF-')
  await cancelReceipt(await gifts.request(), { receipt: receipt ?? 0, by, why: 'The name was wrong.' })
  assert.match(`${(await nextMail()).text}`, /The name was wrong\./)
})

test('what is gone, erased or not true any more cannot be made', async () => {
  const pledge = await gifts.pledge()
  await rawSql(site, 'DELETE FROM mails')
  const { receipt } = await verifyPledge(await gifts.request(), { pledge, transaction: await gifts.money(), by })
  await cancelReceipt(await gifts.request(), { receipt: receipt ?? 0, by, why: 'The name was wrong.' })
  await assert.rejects(nextMail(), CannotBeMade)
  await rawSql(site, `UPDATE pledges SET erased_at = '${new Date().toISOString()}' WHERE id = ${pledge}`)
  await assert.rejects(nextMail(), CannotBeMade)
  await gifts.pledge()
  await rawSql(site, 'UPDATE mails SET pledge_id = NULL')
  await assert.rejects(nextMail(), CannotBeMade)
})
