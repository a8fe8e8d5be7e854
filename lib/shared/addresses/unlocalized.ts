/** What has one address in every language: the admin, calls, files, and what machines ask for. No browser loads this. */

/**
 * Source of a regular expression for the address, without its first slash. Folders without a name in them are addresses
 * like any other, and answered by the page for what is not there.
 */
export const UNLOCALIZED = [
  '(?:admin|_next)(?:/|$)',
  '(?:api|media|files|internal|images|sitemap|\\.well-known)/',
  '(?:favicon\\.ico|apple-touch-icon\\.png|icon[\\w-]*\\.(?:svg|png)|sitemap\\.xml|robots\\.txt|speculation-rules\\.json|service-worker\\.js)$',
  '(?:healthz|readyz|metrics)$',
].join('|')

const PATTERN = new RegExp(`^/(?:${UNLOCALIZED})`)

/** @param path path alone, without a language */
export const isUnlocalized = (path: string): boolean => PATTERN.test(path)
