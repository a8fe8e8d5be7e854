/** Asks for addresses over and over, as many visitors at once would. */
import type { Client } from './client'

export interface Asked {
  address: string
  status: number
}

/** A cookie with which the front keeps nothing of an answer: the app is asked in person. */
const IN_PERSON = { cookie: 'payload-token=nobody' }
/** What Next's router asks of a page it does not know yet. */
const AS_DATA = { rsc: '1' }

/** One round: each address from memory, of the app in person, and as the router's data. */
export async function askRound(client: Client, addresses: string[]): Promise<Asked[]> {
  const asked = addresses.flatMap((address) => [
    client.request('GET', address).then(({ status }) => ({ address, status })),
    client
      .request('GET', address, { headers: IN_PERSON })
      .then(({ status }) => ({ address: `${address} (app)`, status })),
    client
      .request('GET', `${address}?_rsc`, { headers: AS_DATA })
      .then(({ status }) => ({ address: `${address} (data)`, status })),
  ])
  return Promise.all(asked)
}

/** Has the app asked for them without end while something else happens. */
export async function whileAsked<T>(client: Client, addresses: string[], work: () => Promise<T>): Promise<T> {
  let done = false
  const asking = (async () => {
    while (!done) for (const address of addresses) await client.request('GET', address, { headers: IN_PERSON })
  })()
  try {
    return await work()
  } finally {
    done = true
    await asking
  }
}
