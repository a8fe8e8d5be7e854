/** Recorded answers of the site, byte for byte, for replay by a counterpart. */
import http from 'node:http'

export interface RecordedAnswer {
  address: string
  status: number
  headers: [name: string, value: string][]
  /** In base64, since it is sent to another process. */
  body: string
}

/** Headers that every server sets itself. */
const CONNECTION_HEADERS = /^(connection|keep-alive|date|transfer-encoding|server)$/i

/** The Accept-Encoding of current browsers. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Requests an address until it is cached, and records its answer.
 * @throws when its status is not the expected one
 */
export async function recordAnswer(
  origin: string,
  address: string,
  headers: Record<string, string>,
  expected = 200,
): Promise<RecordedAnswer> {
  // The first answer may not come from the cache.
  await fetchRaw(origin + address, headers)
  const { status, raw, body } = await fetchRaw(origin + address, headers)
  if (status !== expected) throw new Error(`${address} was answered with ${status}, not ${expected}.`)
  const pairs = raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))
  const kept = pairs.filter(([name]) => !CONNECTION_HEADERS.test(name))
  const counted = status === 304 || kept.some(([name]) => /^content-length$/i.test(name))
  if (!counted) kept.push(['Content-Length', String(body.length)])
  return { address, status, headers: kept, body: body.toString('base64') }
}

/** A header of a recorded answer. */
export function headerOf({ headers }: RecordedAnswer, name: string): string | undefined {
  return headers.find(([known]) => known.toLowerCase() === name)?.[1]
}

function fetchRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; raw: string[]; body: Buffer }> {
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
