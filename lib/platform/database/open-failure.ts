import path from 'node:path'
import { SQLITE_FILE } from './sqlite-file'

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

const AWAY =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|timeout expired|is starting up|shutting down/

const saidBy = (error: unknown) =>
  `${error} ${(error as { code?: unknown } | null)?.code ?? ''} ${(error as { cause?: unknown } | null)?.cause ?? ''}`

/** A sentence that says which database could not be opened, and why; never with its password. */
export function openFailureMessage(databaseUrl: string | null, dataDir: string, error: unknown): string {
  const name = databaseName(databaseUrl, dataDir)
  const said = saidBy(error)
  const reason = REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? (error instanceof Error ? error.message : said)
  return `the database ${name} cannot be opened: ${reason}`
}

/** How a database is spoken of: its address without user and password, or its file. */
export function databaseName(databaseUrl: string | null, dataDir: string): string {
  return databaseUrl ? withoutPassword(databaseUrl) : path.join(dataDir, SQLITE_FILE)
}

/** Whether a failure is that no server answers: the database may be whole, and back at any moment. */
export function isUnreachable(error: unknown): boolean {
  return AWAY.test(saidBy(error))
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `postgres://${hostname}${port ? `:${port}` : ''}${pathname}`
}
