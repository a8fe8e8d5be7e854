/** Gifts as they are stored, found by what a test wrote into them. */
import type { Client, WireRecord } from './client'

/** The address of a donor's private page. */
export const PRIVATE_PAGE = /\/pledge\/[\w-]{22}$/

/** Pledges whose message is this one. @param treasurer who may read them */
export async function giftsWith(treasurer: Client, message: string): Promise<WireRecord[]> {
  const query = new URLSearchParams({ 'where[message][equals]': message, depth: '0' })
  const { text } = await treasurer.request('GET', `/api/pledges?${query}`)
  return (JSON.parse(text) as { docs: WireRecord[] }).docs
}
