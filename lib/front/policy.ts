/** Content-Security-Policies (CSP Level 3): what a page may load, run and be framed by. */
import { createHash } from 'node:crypto'
import { EMBED_ORIGINS } from '@/lib/rich-text/embed-hosts'
import { inlineScripts } from './inline-scripts'
import { LOADER } from './late-scripts'
import { TRUSTED_TYPES } from './trusted-types'

/** Frames that visitors ask for: videos and the map. */
export const FRAMES = [...EMBED_ORIGINS, 'https://www.google.com/maps', 'https://maps.google.com'].join(' ')

/** Of what is no page, as far as a browser shows it as one: data loads nothing, runs nothing and is framed by nobody. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of files that people may have uploaded: the same, in an origin of its own. A browser that shows one by itself draws it in styles. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

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

interface PageOptions {
  /** The styles that the front wrote into the page. */
  style?: string
  /** Whether visitors come over TLS: then nothing is loaded over less. */
  isSecure?: boolean
}

/** Nothing of a page that came over TLS is loaded over less. */
export const UPGRADE = 'upgrade-insecure-requests'

/**
 * @param html a whole page, as it is sent
 * @returns its policy: of inline scripts, Next's and the front's own alone may run; and how many others it has, which will not
 */
export function policyOf(
  html: string,
  { style, isSecure = false }: PageOptions = {},
): { policy: string; others: number } {
  const { own, others } = inlineScripts(html)
  const scripts = ["script-src 'self'", ...new Set(own.map(sha256))].join(' ')
  const styles = ["style-src 'self'", ...(style === undefined ? [] : [sha256(style)])].join(' ')
  // A page in a form that the front does not know has scripts, and not the policy that they need to go on.
  const isArranged = own.length === 0 || own.includes(LOADER)
  const directives = [
    ...COMMON,
    styles,
    scripts,
    ...(isArranged ? [TRUSTED_TYPES] : []),
    ...(isSecure ? [UPGRADE] : []),
  ]
  return { policy: directives.join('; '), others }
}
