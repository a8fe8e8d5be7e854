/** The Content-Security-Policy of the admin, with a nonce per response. */
import { randomBytes } from 'node:crypto'
import { pageDirectives } from '@/lib/platform/content-security/page-directives'

/**
 * Hashes of the inline style elements of the admin; all other styles come from files. Those of packages change with their
 * versions: then the browser tests of the admin fail, since a refused style is an error in the console.
 */
const STYLES = [
  // Payload: the order of its cascade layers.
  "'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='",
  // Payload: drawers and dialogs (@faceless-ui/modal).
  "'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='",
  // Payload: toasts (sonner).
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  // The empty text: the stylesheet that its menus fill rule by rule (emotion).
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
].join(' ')

/**
 * Makes the policy of one response. Next puts the nonce of the request's policy on every script that it writes. Payload uses
 * style attributes, which need a directive of their own.
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
