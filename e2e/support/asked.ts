/** Asks for addresses over and over, as many visitors at once would. */
import type { Client } from './client'

export interface Asked {
  address: string
  how: 'plainly' | 'in person' | 'as data'
  status: number
}

/** A cookie with which the front keeps nothing of an answer: the app is asked in person. */
const IN_PERSON = { cookie: 'payload-token=nobody' }
/** What Next's router asks of a page it does not know yet. */
const AS_DATA = { rsc: '1' }

/** One round: each address from memory, of the app in person, and as the router's data. */
export async function askRound(client: Client, addresses: string[]): Promise<Asked[]> {
  const ask = async (address: string, how: Asked['how'], query = '', headers = {}): Promise<Asked> => {
    const { status } = await client.request('GET', `${address}${query}`, { headers })
    return { address, how, status }
  }
  const asked = addresses.flatMap((address) => [
    ask(address, 'plainly'),
    ask(address, 'in person', '', IN_PERSON),
    ask(address, 'as data', '?_rsc', AS_DATA),
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
