/**
 * Speculation Rules (WICG, Speculation Rules): browsers that know them prerender the page of a link, while a hand is on its way to
 * it. The rules are the same for everybody, since the cache knows no visitors; of one who saves data, the page itself says so.
 */
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { SAVES_DATA } from '@/lib/shared/prerendering'
import { NEVER_KEPT } from './service-worker/kept-pages'

const RULES = {
  prerender: [
    {
      where: {
        and: [
          // A link that opens a dialog leads to its page without script alone; a query answers a form, or leads through a list.
          { selector_matches: `:root:not([${SAVES_DATA}]) a[data-page]:not([aria-haspopup], [href*="?"])` },
          { not: { href_matches: NEVER_KEPT.flatMap((path) => [path, `${path}/*`]) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const SPECULATION_RULES = { type: 'application/speculationrules+json', text: JSON.stringify(RULES) }

/** Header of every public page (a structured field: a list of strings). */
export const SPECULATION_HEADER = { 'speculation-rules': `"${machinePaths.speculationRules}"` }

/** Whether a browser asks for a page that nobody has gone to yet (Fetch, Sec-Purpose). */
export const isPrefetch = (purpose: string | string[] | undefined): boolean => String(purpose).startsWith('prefetch')
