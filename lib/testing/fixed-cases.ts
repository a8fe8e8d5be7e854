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
  'admin-navigation-widths': [],
  'malformed-ids': [],
  'banner-windows': [],
  'route-banners': [],
  'closed-calls': [],
  'closed-calls-and-caches': [],
  'closed-calls-over-http': [],
  'content-classes': [],
  'content-types': [],
  'not-found-pages': [],
  'editor-tools': [],
  'first-picture-screens': [],
  'form-checks': [],
  'forms-stored': [],
  'forms-stored-without-script': [],
  'form-widths': [],
  'pledge-methods': [],
  interactions: [],
  'other-interactions': [],
  halves: [],
  'poll-failures': [],
  'home-live-updates': [],
  'home-modals': [],
  'new-records': [],
  'home-interactions': [],
  'home-weight': [],
  'late-fonts': [],
  'long-words': [],
  'modals-stored': [],
  'removed-types': [],
  'social-cards': [],
  'naughty-addresses': [],
  'naughty-types': [],
  'malformed-requests': [],
  'odd-queries': [],
  'long-scenarios': [],
  'donate-form-methods': [],
  'donate-form-without-script': [],
  programs: [],
  'rich-texts': [],
  'routes-emptied': [],
  'routes-live-updates': [],
  'routes-pictures': [],
  'routes-pictures-others': [],
  'routes-layout': [],
  'routes-layout-others': [],
  'routes-weight': [],
  'same-page-requests': [],
  'search-spellings': [],
  'search-checks': [],
  'session-ends': [],
  sitemap: [],
  'start-refusals': [],
  // files-parsed-in-one-go
  'worst-case-inputs': ['a statement of rows of two cells'],
  'xss-texts': ['<img src=x onerror=hit()>', '<a href="javascript:hit()">x</a>'],
} as const satisfies Record<string, readonly string[]>

export type SampledTable = keyof typeof FIXED_CASES
