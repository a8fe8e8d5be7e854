/** Pledges and campaigns of the tests, created through the staff's API. */
import { randomBytes } from 'node:crypto'
import type { ManualEntryAnswer } from '@/lib/giving/shared/reconciliation-types'
import { expect } from '@/lib/testing/expect'
import type { Client, Values } from './client'
import { unique } from './records'

/**
 * Creates a campaign in taka. One that has received money cannot be deleted, only closed.
 * @returns its Id, its title, and what closes it
 */
export async function createCampaign(staff: Client, values: Values = {}) {
  const title = unique('Campaign')
  const json = { title, currency: 'BDT', ...values }
  const { status, text } = await staff.request('POST', '/api/campaigns?depth=0', { json })
  expect(status, text).toBe(201)
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc
  const close = async () => {
    const closed = await staff.request('PATCH', `/api/campaigns/${id}?depth=0`, { json: { closed: true } })
    expect(closed.status, closed.text).toBe(200)
  }
  return { id, title, close }
}

const UNNAMED = { firstName: '', lastName: '', email: '', phone: '', address: '', anonymous: true }

/**
 * Enters a cash gift, as a treasurer does: a verified pledge.
 * @param campaign null for the general fund
 * @param amount as it is typed
 */
export async function enterPledge(
  treasurer: Client,
  campaign: number | null,
  amount: string,
  donor: Partial<typeof UNNAMED> = {},
): Promise<ManualEntryAnswer> {
  const key = randomBytes(4).toString('hex').toUpperCase()
  const money = { method: 'cash', currency: 'BDT', amount, day: '2026-11-20', trxId: '', key }
  const json = { money, campaign, project: null, purpose: 'general', locale: 'en', ...UNNAMED, ...donor }
  const { status, text } = await treasurer.request('POST', '/api/transactions/enter', { json })
  expect(status, text).toBe(200)
  return JSON.parse(text) as ManualEntryAnswer
}
