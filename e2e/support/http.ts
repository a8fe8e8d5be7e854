/** The client's transport over HTTP. */
import type { APIRequestContext } from '@playwright/test'
import type { Transport } from './client'

/** @param context Playwright's request context, with the site's address as its base */
export function overHttp(context: APIRequestContext): Transport {
  return async ({ method, address, headers, body, multipart }) => {
    // The server may close a kept-alive connection just as the next request is sent.
    const sent = { connection: 'close', ...headers }
    const response = await context.fetch(address, { method, headers: sent, data: body, multipart, maxRedirects: 0 })
    return { status: response.status(), headers: response.headers(), text: await response.text() }
  }
}
