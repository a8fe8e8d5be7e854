/** Answers of the site as they travel, so that a counterpart can send the very same bytes. */
import http from 'node:http'

export interface Recorded {
  address: string
  status: number
  headers: [name: string, value: string][]
  /** In base64, since it is told to another process. */
  body: string
}

/** Names of the headers that every server writes for itself. */
const OF_THE_CONNECTION = /^(connection|keep-alive|date|transfer-encoding|server)$/i

/** What a browser of today says it reads. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Asks for an answer until the site has it at hand, and keeps it as it travels.
 * @throws when its status is not the expected one: another page's speed would be measured
 */
export async function record(
  origin: string,
  address: string,
  headers: Record<string, string>,
  expected = 200,
): Promise<Recorded> {
  // The first answer may have been made for it, and says so in its headers.
  await ask(origin + address, headers)
  const { status, raw, body } = await ask(origin + address, headers)
  if (status !== expected) throw new Error(`${address} was answered with ${status}, not ${expected}.`)
  const pairs = raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))
  const kept = pairs.filter(([name]) => !OF_THE_CONNECTION.test(name))
  const counted = status === 304 || kept.some(([name]) => /^content-length$/i.test(name))
  if (!counted) kept.push(['Content-Length', String(body.length)])
  return { address, status, headers: kept, body: body.toString('base64') }
}

/** A header of a recorded answer. */
export function headerOf({ headers }: Recorded, name: string): string | undefined {
  return headers.find(([known]) => known.toLowerCase() === name)?.[1]
}

function ask(url: string, headers: Record<string, string>): Promise<{ status: number; raw: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, raw: response.rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    request.once('error', reject)
  })
}
