import path from 'node:path'
import { SQLITE_FILE } from './sqlite-file'

/** Plain reasons of common failures, by the text of the database's error. */
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

const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|timeout expired|is starting up|shutting down/

const errorText = (error: unknown) =>
  `${error} ${(error as { code?: unknown } | null)?.code ?? ''} ${(error as { cause?: unknown } | null)?.cause ?? ''}`

/** A sentence that says which database could not be opened, and why; never with its password. */
export function openFailureMessage(databaseUrl: string | null, dataDir: string, error: unknown): string {
  const name = databaseName(databaseUrl, dataDir)
  const text = errorText(error)
  const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? (error instanceof Error ? error.message : text)
  return `the database ${name} cannot be opened: ${reason}`
}

/** The name of a database in messages: its address without user and password, or its file. */
export function databaseName(databaseUrl: string | null, dataDir: string): string {
  return databaseUrl ? withoutPassword(databaseUrl) : path.join(dataDir, SQLITE_FILE)
}

/** Whether an error means that no server responds: the database may be intact, and back at any moment. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(errorText(error))
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `postgres://${hostname}${port ? `:${port}` : ''}${pathname}`
}
