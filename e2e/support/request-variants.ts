/** Asks for addresses over and over, as many visitors at once would. */
import type { Client } from './client'

export interface VariantAnswer {
  address: string
  how: 'plainly' | 'in person' | 'as data'
  status: number
}

/** A cookie with which the front keeps nothing of an answer: the app is asked in person. */
const UNCACHED = { cookie: 'payload-token=nobody' }
/** What Next's router asks of a page it does not know yet. */
const ROUTER_DATA = { rsc: '1' }

/** One round: each address from memory, of the app in person, and as the router's data. */
export async function requestVariants(client: Client, addresses: string[]): Promise<VariantAnswer[]> {
  const request = async (
    address: string,
    how: VariantAnswer['how'],
    query = '',
    headers = {},
  ): Promise<VariantAnswer> => {
    const { status } = await client.request('GET', `${address}${query}`, { headers })
    return { address, how, status }
  }
  const requests = addresses.flatMap((address) => [
    request(address, 'plainly'),
    request(address, 'in person', '', UNCACHED),
    request(address, 'as data', '?_rsc', ROUTER_DATA),
  ])
  return Promise.all(requests)
}

/** Has the app asked for them without end while something else happens. */
export async function underRequests<T>(client: Client, addresses: string[], work: () => Promise<T>): Promise<T> {
  let done = false
  const asking = (async () => {
    while (!done) for (const address of addresses) await client.request('GET', address, { headers: UNCACHED })
  })()
  try {
    return await work()
  } finally {
    done = true
    await asking
  }
}
