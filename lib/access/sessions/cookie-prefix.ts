import { env } from '@/lib/platform/env/env'

/**
 * How the names of the admin's cookies begin. A browser takes one of `__Host-` from this very host alone, over https and
 * for all of it: a neighbour below the same domain cannot set one (RFC 6265bis, section 4.1.3.2).
 */
export const cookiePrefix = (siteUrl = env().siteUrl): string =>
  siteUrl.startsWith('https:') ? '__Host-payload' : 'payload'

/** Host names of the local machine. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Origins from which the admin's cookie is accepted: the site's, and without https this machine's own. */
export function ownOrigins({ siteUrl, port }: { siteUrl: string; port: number } = env()): string[] {
  if (siteUrl.startsWith('https:')) return [siteUrl]
  return [...new Set([siteUrl, ...OWN_NAMES.map((name) => `http://${name}:${port}`)])]
}
