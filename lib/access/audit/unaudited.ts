/** Collections whose writes the audit plugin skips: the site's own bookkeeping, and those whose endpoints record actions of their own. */
export const UNAUDITED: ReadonlySet<string> = new Set([
  ...['revisions', 'limits', 'submissions', 'spent-proofs', 'imports', 'audit-entries', 'refused-sign-ins'],
  'record-references',
  'bin-entries',
  // Their endpoints record key-made, second-factor-set and so on.
  ...['api-keys', 'second-factors'],
])
