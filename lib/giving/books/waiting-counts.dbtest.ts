import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { waitingCounts } from './waiting-counts'

const site = await openTestDatabase()
const { payload } = site
after(() => site.close())

const line = (trxId: string, extra = {}) =>
  payload.create({
    collection: 'transactions',
    data: {
      method: 'bkash',
      trxId,
      amount: 50000,
      currency: 'BDT',
      receivedAt: '2026-11-21T08:05:00.000Z',
      source: 'sms',
      ...extra,
    },
    overrideAccess: true,
  })

const pledge = (reference: string, extra = {}) =>
  payload.create({
    collection: 'pledges',
    data: {
      reference,
      statusKey: `key-${reference}`,
      state: 'reported',
      source: 'form',
      amount: 50000,
      currency: 'BDT',
      purpose: 'general',
      method: 'bkash',
      locale: 'en',
      ...extra,
    },
    overrideAccess: true,
  })

test('counts money of no gift, reports, and what is suspected apart', async () => {
  assert.deepEqual(await waitingCounts(payload), { transactions: 0, reports: 0, suspected: 0 })
  await line('8N7A6B5C4D')
  await line('8N7A6B5C4E', { setAside: 'Our own transfer' })
  const { id } = await line('8N7A6B5C4F')
  await pledge('A', { state: 'verified', transaction: id })
  await pledge('B')
  await pledge('C', { suspected: true })
  await pledge('D', { state: 'rejected', suspected: true })
  assert.deepEqual(await waitingCounts(payload), { transactions: 1, reports: 1, suspected: 1 })
})
