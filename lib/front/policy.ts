/** The Content-Security-Policy of a page: what it may load, run and be framed by (CSP Level 3). */
import { createHash } from 'node:crypto'
import { EMBED_ORIGINS } from '@/lib/rich-text/embed-hosts'
import { inlineScripts } from './inline-scripts'

/** Frames that visitors ask for: videos and the map. */
const FRAMES = [...EMBED_ORIGINS, 'https://www.google.com/maps', 'https://maps.google.com'].join(' ')

/** What is the same on every page, without its scripts. */
const COMMON = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${FRAMES}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @param html a whole page, as it is sent
 * @param style the styles that the front wrote into it
 * @returns its policy: of inline scripts, Next's and the front's own alone may run; and how many others it has, which will not
 */
export function policyOf(html: string, style?: string): { policy: string; others: number } {
  const { own, others } = inlineScripts(html)
  const scripts = ["script-src 'self'", ...new Set(own.map(sha256))]
  const styles = ["style-src 'self'", ...(style === undefined ? [] : [sha256(style)])]
  return { policy: [...COMMON, styles.join(' '), scripts.join(' ')].join('; '), others }
}
