/** The table of redirects from moved addresses. It is used only where the response would be a 404. */
import { isOwn, locationOf, normalizedAddress, type Redirect } from '@/lib/shared/addresses/redirect'
import { type EncodedResponse, entityTag } from './encoded-response'

/** Short, since staff may change a redirect, and a subcategory may be moved back. */
const LIFETIME = 'public, max-age=60'

export class RedirectTable {
  private redirects = new Map<string, Redirect>()

  /** @param common headers of every answer */
  constructor(private readonly common: Record<string, string>) {}

  /** Replaces the table. @param redirects all of them */
  replace(redirects: Redirect[]): void {
    this.redirects = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  }

  /**
   * The redirect from a moved address.
   * @param url path and query, as sent
   * @param headers of the request: data of a page cannot be had of another site, the router then loads the page itself
   * @returns undefined where the table does not have the address
   */
  redirectFrom(url: string, headers: Record<string, string>): EncodedResponse | undefined {
    const redirect = this.redirects.get(normalizedAddress(url) ?? '')
    if (!redirect || (headers.rsc !== undefined && !isOwn(redirect))) return undefined
    const location = locationOf(redirect, url)
    return {
      status: redirect.permanent ? 308 : 307,
      headers: { ...this.common, location, 'cache-control': LIFETIME },
      bodies: { identity: Buffer.alloc(0) },
      tag: entityTag(location),
      bytes: 0,
      variants: new Map(),
    }
  }
}
