/** Whether search engines are welcome: at the site's own public address, and nowhere else. */
import { isIP } from 'node:net'

export const INDEXING_MODES = ['auto', 'on', 'off'] as const
export type IndexingMode = (typeof INDEXING_MODES)[number]

/** Names that nobody on the internet has (RFC 2606, RFC 6761, RFC 6762, and ICANN's resolution on .internal). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|invalid|example)$/

/**
 * @param siteUrl origin of the site as it was configured; null where it was not
 * @returns whether search engines may list the site: with `auto` only under https and a public name
 */
export function isIndexed(mode: IndexingMode, siteUrl: string | null): boolean {
  if (mode !== 'auto') return mode === 'on'
  if (siteUrl === null) return false
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && isPublicName(hostname)
}

function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return name.includes('.') && isIP(name) === 0 && !PRIVATE_NAME.test(name)
}
