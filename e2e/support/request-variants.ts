/** Requests that reach the same address by different paths: cached, uncached, and as router data. */
import type { Client } from './client'

export interface VariantAnswer {
  address: string
  variant: 'cached' | 'uncached' | 'router data'
  status: number
}

/** A session cookie, with which the reverse proxy neither caches nor answers from its cache. */
const UNCACHED = { cookie: 'payload-token=nobody' }
/** The header of Next's router for a page's data. */
const ROUTER_DATA = { rsc: '1' }

/** Requests each address in each variant, all at once. */
export async function requestVariants(client: Client, addresses: string[]): Promise<VariantAnswer[]> {
  const request = async (
    address: string,
    variant: VariantAnswer['variant'],
    query = '',
    headers = {},
  ): Promise<VariantAnswer> => {
    const { status } = await client.request('GET', `${address}${query}`, { headers })
    return { address, variant, status }
  }
  const requests = addresses.flatMap((address) => [
    request(address, 'cached'),
    request(address, 'uncached', '', UNCACHED),
    request(address, 'router data', '?_rsc', ROUTER_DATA),
  ])
  return Promise.all(requests)
}

/** Requests addresses uncached, without a pause, while work is done. */
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
