import type { PayloadRequest } from 'payload'

/**
 * Whether a request comes from a page of this site, or from no page at all. A form of another site could otherwise sign
 * a visitor in to an account of its own (OWASP, Cross-Site Request Forgery Prevention: Login CSRF).
 */
export function isOfThisSite({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  const origin = headers.get('origin')
  if (origin) return payload.config.csrf.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** Whether a browser sent it from a page; programs say neither (Fetch Standard, section 3.2; Fetch Metadata, section 2.3). */
export const isOfPage = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.has('origin') || headers.has('sec-fetch-site')
