/** A copy of the SQLite database at one moment, while the site writes to it. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import type { SqlRunner } from '@/lib/platform/database/sql'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'

/** For so long the copy waits for whoever writes. */
const BUSY_MS = 30_000

/** @param to file that is not there yet */
export async function copySqlite(dataDir: string, to: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, SQLITE_FILE)).href })
  try {
    await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`)
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] })
  } finally {
    client.close()
  }
}

/**
 * Reads a database file that nobody has open.
 * @throws whatever `read` throws, and where the file is damaged
 */
export async function readSqlite<T>(file: string, read: (db: SqlRunner) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    const { rows } = await client.execute('PRAGMA integrity_check')
    const found = String(rows[0]?.integrity_check)
    if (found !== 'ok') throw new Error(`The database is damaged: ${found}`)
    return await read(drizzle(client) as unknown as SqlRunner)
  } finally {
    client.close()
  }
}
