/** For *.dbtest.ts alone: stands where the app would be asked to expire its pages (lib/delivery/expire-pages.ts). */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Expiry } from '@/lib/shared/content/pages-of-content'

/**
 * Listens on a free port of loopback, which becomes APP_PORT: to be called before anything reads lib/platform/env/env.
 * @returns what was asked for so far, which grows; `close` ends the listening
 */
export async function takeExpiries(): Promise<{ asked: readonly Expiry[]; close: () => void }> {
  const asked: Expiry[] = []
  const server = http.createServer((request, response) => {
    // A connection that is kept would keep the server for five more seconds.
    const taken = () => response.writeHead(204, { connection: 'close' }).end()
    // The worker of mails is woken in the same way, by a call without a body.
    if (request.url !== '/internal/expire') {
      request.resume()
      taken()
      return
    }
    void json(request).then((expiry) => {
      asked.push(expiry as Expiry)
      taken()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.APP_PORT = String((server.address() as AddressInfo).port)
  return { asked, close: () => void server.close() }
}
