/** What the Content-Security-Policies of all pages have in common, those for visitors and those of the admin. */
import { EMBED_ORIGINS } from '@/lib/shared/content/embed-hosts'

/** Frames that people ask for: videos and the map. */
const FRAMES = [...EMBED_ORIGINS, 'https://www.google.com/maps', 'https://maps.google.com'].join(' ')

/** Everything but scripts, styles, pictures and films. What no directive names is refused. */
const DIRECTIVES = [
  "default-src 'none'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  `frame-src ${FRAMES}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** @param isSecure whether people come over TLS: then nothing is loaded over less */
export const pageDirectives = (isSecure: boolean): string[] =>
  isSecure ? [...DIRECTIVES, 'upgrade-insecure-requests'] : DIRECTIVES
