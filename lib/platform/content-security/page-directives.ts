/** Directives that the Content-Security-Policies of visitors' pages and of the admin have in common. */
import { EMBED_ORIGINS } from '@/lib/shared/content/embed-hosts'

/** Embedded videos and maps. */
const FRAMES = [...EMBED_ORIGINS, 'https://www.google.com/maps', 'https://maps.google.com'].join(' ')

/** All directives but those of scripts, styles, images and media. What no directive names is refused. */
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

/** @param isSecure whether people come over TLS: then nothing is loaded over plain HTTP */
export const pageDirectives = (isSecure: boolean): string[] =>
  isSecure ? [...DIRECTIVES, 'upgrade-insecure-requests'] : DIRECTIVES
