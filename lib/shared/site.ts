/** Constants of the site that are no setting. Client-safe. */

/** How often pages poll for changes of lists, in milliseconds (spec 1, section 9). */
export const POLL_INTERVAL = 1000

/** Ink of the palette (styles/settings), for what stands around the page. */
export const THEME_COLOUR = '#1b1f45'

/** Paper of the palette, which pages are drawn on. */
export const PAPER_COLOUR = '#fffcf6'
