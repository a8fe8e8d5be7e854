/**
 * Whose players a text may show: the one list, read by the allow-list of HTML (lib/content/rich-text/addresses.ts) and
 * by the policy of pages (lib/platform/content-security/page-directives.ts). Data alone.
 */
export const EMBED_HOSTS = { youtube: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const

/** The same as a policy names them. */
export const EMBED_ORIGINS = Object.values(EMBED_HOSTS).map((host) => `https://${host}` as const)
