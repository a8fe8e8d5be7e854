/** Gifts and campaigns for the tests, by the calls of staff. */
import { randomBytes } from 'node:crypto'
import type { EnterAnswer } from '@/lib/giving/shared/reconciliation-types'
import { expect } from '@/lib/testing/expect'
import type { Client, Values } from './client'
import { unique } from './records'

/**
 * A campaign of its own, in taka: what has received money cannot be deleted.
 * @returns its Id, its title, and what takes it off the site
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
 * Enters money that arrived, as a treasurer does.
 * @param campaign null for the general fund
 * @param amount as it is typed
 */
export async function enterPledge(
  treasurer: Client,
  campaign: number | null,
  amount: string,
  donor: Partial<typeof UNNAMED> = {},
): Promise<EnterAnswer> {
  const key = randomBytes(4).toString('hex').toUpperCase()
  const money = { method: 'cash', currency: 'BDT', amount, day: '2026-11-20', trxId: '', key }
  const json = { money, campaign, project: null, purpose: 'general', locale: 'en', ...UNNAMED, ...donor }
  const { status, text } = await treasurer.request('POST', '/api/transactions/enter', { json })
  expect(status, text).toBe(200)
  return JSON.parse(text) as EnterAnswer
}
