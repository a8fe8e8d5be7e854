/** Why a database takes no writes: for the log, once a minute, and for whoever wanted to save. */
import { log } from '@/lib/platform/log/log'
import { onceAMinute } from '@/lib/platform/log/once-a-minute'

export type WriteFailure = 'full' | 'readOnly' | 'disk' | 'busy' | 'damaged'

/** Codes of SQLite (sqlite.org/rescode.html) and PostgreSQL (appendix A), and words of this program. */
const FAILURES: readonly [RegExp, WriteFailure, string][] = [
  [/SQLITE_FULL|\b53100\b/, 'full', 'its disk is full'],
  [/SQLITE_READONLY|\b25006\b/, 'readOnly', 'its disk, or the database, may only be read now'],
  [/SQLITE_IOERR|\b58030\b/, 'disk', 'its disk fails'],
  [/SQLITE_BUSY|SQLITE_LOCKED|The database is busy/, 'busy', 'another program, or a write before this one, holds it'],
  [/SQLITE_CORRUPT|SQLITE_NOTADB|\bXX001\b/, 'damaged', 'its file is damaged'],
]

/** One for all bundles of the process. */
const shared = globalThis as { foundationWriteFailures?: (what: string) => boolean }
shared.foundationWriteFailures ??= onceAMinute()
const isDue = shared.foundationWriteFailures

/** @returns null for an error of another kind */
export const writeFailureOf = (error: unknown): WriteFailure | null => known(error)?.[1] ?? null

/** Logs it, if it is one and was not logged within the last minute. */
export function reportWriteFailure(error: unknown): void {
  const [, failure, sentence] = known(error) ?? []
  if (!failure || !isDue(failure)) return
  log.error(
    { failure },
    `The database takes no writes: ${sentence}. What is stored is read on, and nothing acknowledged is lost.`,
  )
}

function known(error: unknown) {
  const text = textOf(error)
  return FAILURES.find(([pattern]) => pattern.test(text))
}

/** Codes and messages of an error and of what caused it, a few deep: layers wrap each other's. */
function textOf(error: unknown, depth = 4): string {
  if (typeof error !== 'object' || error === null || depth === 0) return ''
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  // Drizzle's own message is the statement, in which anything may stand.
  const said = typeof message === 'string' && !message.startsWith('Failed query') ? message : ''
  return `${typeof code === 'string' ? code : ''} ${said} ${textOf(cause, depth - 1)}`
}
