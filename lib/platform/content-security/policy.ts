/** Content-Security-Policies (CSP Level 3): what a page may load, run and be framed by. */
import { createHash } from 'node:crypto'
import { LOADER } from './deferred-scripts'
import { findInlineScripts } from './inline-scripts'
import { pageDirectives } from './page-directives'
import { TRUSTED_TYPES } from './trusted-types'

/** Policy of data, should a browser show it as a page: nothing loads, runs or frames it. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Policy of files that people may have uploaded: sandboxed. A browser that shows one as a page uses styles of its own. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The chosen colours, as the style of the document: custom properties and nothing else, so that no other style could come
 * this way. A style attribute needs its hash and 'unsafe-hashes' (CSP Level 3, section 6.7.3.3), which let nothing else in.
 */
const PALETTE = /<html\b[^<>]*? style="((?:--[a-z0-9-]+:#[0-9a-f]{6}(?:[0-9a-f]{2})?;?)+)"/

interface PageOptions {
  /** The styles that the reverse proxy inlined. */
  style?: string
  /** Whether visitors come over TLS. */
  isSecure?: boolean
}

/**
 * @param html a whole page, as it is sent
 * @returns its policy, under which only inline scripts of Next and of the reverse proxy run; and how many untrusted ones it has
 */
export function pagePolicy(
  html: string,
  { style, isSecure = false }: PageOptions = {},
): { policy: string; untrusted: number } {
  const { trusted, untrusted } = findInlineScripts(html)
  const scripts = ["script-src 'self'", ...new Set(trusted.map(sha256))].join(' ')
  const palette = PALETTE.exec(html)?.[1]
  const styles = [
    "style-src 'self'",
    ...(style === undefined ? [] : [sha256(style)]),
    ...(palette === undefined ? [] : ["'unsafe-hashes'", sha256(palette)]),
  ].join(' ')
  // A page whose scripts were not deferred lacks the Trusted Types policy, which the loader makes.
  const hasLoader = trusted.length === 0 || trusted.includes(LOADER)
  const directives = [
    ...pageDirectives(isSecure),
    "img-src 'self' data:",
    "media-src 'self'",
    styles,
    scripts,
    ...(hasLoader ? [TRUSTED_TYPES] : []),
  ]
  return { policy: directives.join('; '), untrusted }
}
