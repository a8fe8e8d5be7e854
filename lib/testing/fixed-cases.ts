/**
 * Every table that is run in part, with the cases that are in each part: a row of scripts/weakened names them, because
 * its weakness is noticed by nothing else.
 */
export const FIXED_CASES = {
  'access-matrix': [],
  'admin-frame': [],
  banners: [],
  'content-types': [],
  'designed-pages': [],
  'editor-tools': [],
  'first-pictures': [],
  forms: [],
  'forms-taken': [],
  'forms-taken-plainly': [],
  'giving-ways': [],
  hands: [],
  'home-failures': [],
  'home-modals': [],
  'home-new': [],
  'home-weight': [],
  'long-words': [],
  'modal-taken': [],
  'moved-kinds': [],
  'named-previews': [],
  'no-requests': [],
  'odd-searches': [],
  pledged: [],
  'pledged-plainly': [],
  programs: [],
  'routes-axe': [],
  'routes-emptied': [],
  'routes-live': [],
  'routes-pictures': [],
  'routes-walk': [],
  'routes-weight': [],
  'same-page': [],
  'search-spellings': [],
  'start-refusals': [],
  'xss-texts': ['<img src=x onerror=hit()>', '<a href="javascript:hit()">x</a>'],
} as const satisfies Record<string, readonly string[]>

export type SampledTable = keyof typeof FIXED_CASES
