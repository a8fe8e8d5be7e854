/** Content-Security-Policies (CSP Level 3): what a page may load, run and be framed by. */
import { createHash } from 'node:crypto'
import { LOADER } from './deferred-scripts'
import { findInlineScripts } from './inline-scripts'
import { pageDirectives } from './page-directives'
import { TRUSTED_TYPES } from './trusted-types'

/** Of what is no page, as far as a browser shows it as one: data loads nothing, runs nothing and is framed by nobody. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of files that people may have uploaded: the same, in an origin of its own. A browser that shows one by itself draws it in styles. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface PageOptions {
  /** The styles that the front wrote into the page. */
  style?: string
  /** Whether visitors come over TLS. */
  isSecure?: boolean
}

/**
 * @param html a whole page, as it is sent
 * @returns its policy: of inline scripts, Next's and the front's own alone may run; and how many others it has, which will not
 */
export function pagePolicy(
  html: string,
  { style, isSecure = false }: PageOptions = {},
): { policy: string; others: number } {
  const { own, others } = findInlineScripts(html)
  const scripts = ["script-src 'self'", ...new Set(own.map(sha256))].join(' ')
  const styles = ["style-src 'self'", ...(style === undefined ? [] : [sha256(style)])].join(' ')
  // A page in a form that the front does not know has scripts, and not the policy that they need to go on.
  const isArranged = own.length === 0 || own.includes(LOADER)
  const directives = [
    ...pageDirectives(isSecure),
    "img-src 'self' data:",
    "media-src 'self'",
    styles,
    scripts,
    ...(isArranged ? [TRUSTED_TYPES] : []),
  ]
  return { policy: directives.join('; '), others }
}
