/** One weakness each, put in on purpose, and the suite that must notice it. */

export type Suite =
  /** A pattern of unit tests. */
  | { jest: string }
  /** A part of the name of database tests. */
  | { database: string }
  /** Files below e2e. */
  | { browser: string; project?: 'sqlite' | 'postgres' | 'apart' }

export interface Weakness {
  /** Short, in small letters with hyphens. */
  name: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  suite: Suite
  /** Where the door is closed twice, both are opened. */
  also?: Pick<Weakness, 'file' | 'find' | 'replace'>[]
}

export const WEAKNESSES: readonly Weakness[] = [
  {
    name: 'history-without-hooks',
    file: 'lib/audit/audited.ts',
    find: '  if (UNAUDITED.has(collection.slug)) return collection',
    replace: "  if (UNAUDITED.has(collection.slug) || collection.slug === 'news') return collection",
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-outside-of-the-transaction',
    file: 'lib/audit/record.ts',
    find: '(await req.transactionID) ? await transactionDatabase(req) : plainDatabase(req.payload.db)',
    replace: 'plainDatabase(req.payload.db) ?? (await transactionDatabase(req))',
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-with-values',
    file: 'lib/audit/audited.ts',
    find: 'changedFields(data, previousDoc)',
    replace: 'changedFields(data, previousDoc).map((name) => name + String(data[name]))',
    suite: { database: 'audit/audited' },
  },
  {
    name: 'history-that-is-edited',
    file: 'lib/cms/migrations/sqlite/20261122_054403_history_is_kept.ts',
    find: 'CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE ON audit_entries',
    replace: 'CREATE TRIGGER audit_entries_unchanged BEFORE UPDATE OF network ON audit_entries',
    suite: { database: 'audit/kept' },
  },
  {
    name: 'history-that-is-emptied',
    file: 'lib/cms/migrations/sqlite/20261122_054403_history_is_kept.ts',
    find: "'-400 days'",
    replace: "'-1 days'",
    suite: { database: 'audit/kept' },
  },
  {
    name: 'exports-without-a-line',
    file: 'lib/donations/gifts/gift-endpoints.ts',
    find: "    await recordAct(req, { act: 'export', subject })\n",
    replace: '',
    suite: { database: 'audit/work' },
  },
]
