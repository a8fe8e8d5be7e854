import path from 'node:path'
import { SQLITE_FILE } from './file'

/** What to do about the failures that people meet, by what the database says. */
const REASONS: readonly [RegExp, string][] = [
  [/SQLITE_NOTADB|not a database/i, 'the file is not a database. Restore it from DATA_DIR/backups, or move it away.'],
  [/SQLITE_CANTOPEN|: 14\b/, 'it is not a file that this user may read and write.'],
  [/SQLITE_READONLY/, 'this user may not write to it.'],
  [/SQLITE_CORRUPT|malformed/i, 'the file is damaged. Restore it from DATA_DIR/backups.'],
  [/SQLITE_BUSY|SQLITE_LOCKED/, 'another program is using it.'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/, 'no server answers there.'],
  [/database .* does not exist/, 'there is no such database on that server; please create it first.'],
  [/password authentication failed/, 'the server refuses the user or the password.'],
]

/** A sentence that says which database could not be opened, and why; never with its password. */
export function unopened(databaseUrl: string | null, dataDir: string, error: unknown): string {
  const name = databaseUrl ? withoutPassword(databaseUrl) : path.join(dataDir, SQLITE_FILE)
  const said = `${error} ${(error as { cause?: unknown } | null)?.cause ?? ''}`
  const reason = REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? (error instanceof Error ? error.message : said)
  return `the database ${name} cannot be opened: ${reason}`
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `postgres://${hostname}${port ? `:${port}` : ''}${pathname}`
}
