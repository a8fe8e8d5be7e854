import type { PayloadRequest } from 'payload'

/**
 * Whether a request comes from a page of this site, or from no page at all: protects against login CSRF, by which another
 * site's form signs a visitor in to its own account (OWASP, Cross-Site Request Forgery Prevention).
 */
export function isSameOrigin({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  const origin = headers.get('origin')
  if (origin) return payload.config.csrf.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** Whether a browser's page sent it; API clients send neither header (Fetch Standard, section 3.2; Fetch Metadata, section 2.3). */
export const isFromBrowserPage = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.has('origin') || headers.has('sec-fetch-site')
