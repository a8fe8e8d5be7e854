/** Collections whose writes leave no line: what the site keeps for itself, and what has acts of its own. */
export const UNAUDITED: ReadonlySet<string> = new Set([
  ...['revisions', 'limits', 'submissions', 'spent-proofs', 'imports', 'audit-entries', 'refused-sign-ins'],
  'record-references',
  // Their calls say what was done: key-made, second-factor-set and so on.
  ...['api-keys', 'second-factors'],
])
