/** Identity of the site, as far as it is not a setting of the editors. Client-safe. */

/** The foundation of the demo content; the settings' name replaces it everywhere a visitor looks. */
export const DEFAULT_NAME = 'Alokdhara Foundation'
/** Nobody's: staff put their own in its place. */
export const DEFAULT_EMAIL = 'hello@alokdhara.org'

/** How often pages poll for changes of lists, in milliseconds (spec 1, section 9). */
export const POLL_INTERVAL = 1000

/** Ink of the palette (styles/settings), for what stands around the page. */
export const THEME_COLOUR = '#1b1f45'

/** Paper of the palette, which pages are drawn on. */
export const PAPER_COLOUR = '#fffcf6'
