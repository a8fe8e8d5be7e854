/**
 * Every sampled table of test cases, with the cases that are in each sample, because they alone kill a mutant of
 * scripts/mutants, which names them.
 */
export const FIXED_CASES = {
  // By method and address, of the cells that need no record.
  'access-matrix': [
    // donors-read-by-editors
    'GET /api/pledges?depth=3',
    // api-calls-of-any-account
    'POST /api/v1/faq/create-faq',
    // programs-act-as-people
    'POST /api/messages/access',
    'POST /api/users/second-factor/begin',
    // deleting-is-updating
    'DELETE /api/campaigns/2147483000',
    'DELETE /api/campaigns?where[id][equals]=2147483000',
  ],
  'access-matrix-over-http': [],
  'admin-frame': [],
  'bad-ids': [],
  'banner-windows': [],
  banners: [],
  'closed-calls': [],
  'closed-calls-and-caches': [],
  'closed-calls-over-http': [],
  'content-classes': [],
  'content-types': [],
  'designed-pages': [],
  'editor-tools': [],
  'first-pictures': [],
  forms: [],
  'forms-taken': [],
  'forms-taken-plainly': [],
  'forms-widths': [],
  'giving-ways': [],
  hands: [],
  'hands-once': [],
  halves: [],
  'home-failures': [],
  'home-live': [],
  'home-modals': [],
  'home-new': [],
  'home-parts': [],
  'home-weight': [],
  'late-fonts': [],
  'long-words': [],
  'modal-taken': [],
  'moved-kinds': [],
  'named-previews': [],
  'naughty-addresses': [],
  'naughty-types': [],
  'no-requests': [],
  'odd-searches': [],
  outages: [],
  pledged: [],
  'pledged-plainly': [],
  programs: [],
  'rich-texts': [],
  'routes-emptied': [],
  'routes-live': [],
  'routes-pictures': [],
  'routes-pictures-others': [],
  'routes-walk': [],
  'routes-walk-others': [],
  'routes-weight': [],
  'same-page': [],
  'search-spellings': [],
  searching: [],
  'session-ends': [],
  sitemap: [],
  'start-refusals': [],
  // files-parsed-in-one-go
  'worst-texts': ['a statement of rows of two cells'],
  'xss-texts': ['<img src=x onerror=hit()>', '<a href="javascript:hit()">x</a>'],
} as const satisfies Record<string, readonly string[]>

export type SampledTable = keyof typeof FIXED_CASES
