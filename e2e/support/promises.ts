/** Gifts that a test promises through the public call, as a program does. */
import { type Client, dataOf } from './client'

const GIFT = { amount: 6400, currency: 'BDT', project: 'Health', firstName: 'Nusrat', paymentMethod: 2 }

/** Promises a gift. @returns its reference, and the path and the key of its page */
export async function promiseGift(client: Client, locale: 'en' | 'bn' = 'en', donor: object = {}) {
  const answer = await client.post(`pledges?locale=${locale}`, { ...GIFT, ...donor })
  const { reference, statusUrl } = dataOf(answer, 201) as unknown as { reference: string; statusUrl: string }
  const path = new URL(statusUrl).pathname
  return { reference, path, key: path.split('/').at(-1) ?? '' }
}
