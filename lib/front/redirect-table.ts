/** Addresses where no page is any more, and where each leads. Asked for only where there would be no answer otherwise. */
import { isOwn, locationOf, oneSpelling, type Redirect } from '@/lib/shared/addresses/redirect'
import { type Packed, tagOf } from './encoded-response'

/** Staff may change their mind, and a subcategory may be moved back: nobody is to remember a redirect for long. */
const LIFETIME = 'public, max-age=60'

export class MovedAddresses {
  private table = new Map<string, Redirect>()

  /** @param common headers of every answer */
  constructor(private readonly common: Record<string, string>) {}

  /** Takes the moved addresses, all of them, in the place of those known before. */
  replace(redirects: Redirect[]): void {
    this.table = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  }

  /**
   * The answer that leads on from a moved address.
   * @param url path and query, as sent
   * @param headers of the request: data of a page cannot be had of another site, the router then loads the page itself
   * @returns undefined where the address is none of these
   */
  answer(url: string, headers: Record<string, string>): Packed | undefined {
    const redirect = this.table.get(oneSpelling(url) ?? '')
    if (!redirect || (headers.rsc !== undefined && !isOwn(redirect))) return undefined
    const location = locationOf(redirect, url)
    return {
      status: redirect.permanent ? 308 : 307,
      headers: { ...this.common, location, 'cache-control': LIFETIME },
      bodies: { identity: Buffer.alloc(0) },
      tag: tagOf(location),
      bytes: 0,
      variants: new Map(),
    }
  }
}
