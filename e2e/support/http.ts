/** Requests of a program over HTTP. */
import type { APIRequestContext } from '@playwright/test'
import type { Transport } from './client'

/** @param context of Playwright, with the site's address */
export function overHttp(context: APIRequestContext): Transport {
  return async ({ method, address, headers, body, multipart }) => {
    // A connection kept for the next request may be closed by the server just as that is sent.
    const sent = { connection: 'close', ...headers }
    const response = await context.fetch(address, { method, headers: sent, data: body, multipart, maxRedirects: 0 })
    return { status: response.status(), headers: response.headers(), text: await response.text() }
  }
}
