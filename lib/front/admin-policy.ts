/** The Content-Security-Policy of the admin, whose pages are made for one person, one request at a time. */
import { randomBytes } from 'node:crypto'
import { pageDirectives } from '@/lib/platform/content-security/page-directives'

/**
 * Styles that stand in the admin's pages, each by its hash: elements of style come from files otherwise. Those of packages
 * change with their versions; the browser tests of the admin say so, since what is refused is an error in the console.
 */
const STYLES = [
  // The order of Payload's layers.
  "'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='",
  // Its drawers and dialogs (@faceless-ui/modal).
  "'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='",
  // Its toasts (sonner).
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  // Nothing: the sheet that its menus fill rule by rule (emotion).
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
].join(' ')

/**
 * A policy for one answer. Next puts the nonce of its request's policy on every script that it writes; nothing else knows it.
 * Payload draws with style attributes, which only a directive of their own lets through.
 * @param isSecure whether staff come over TLS
 */
export function adminPolicy(isSecure: boolean): string {
  return [
    ...pageDirectives(isSecure),
    `script-src 'self' 'nonce-${randomBytes(18).toString('base64')}'`,
    `style-src 'self' ${STYLES}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
  ].join('; ')
}
