/** Time that passes for a record of a site under test: its dates are moved in the site's own database. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { runStatement } from '@/lib/platform/database/run-statement'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { type Database, dataDirOf, TEST_DATABASE_URL } from './sites'

/** Where setup.ts tells the tests which database the site on PostgreSQL has. */
export const SITE_DATABASE = 'E2E_SITE_DATABASE'

/** Runs a statement of plain SQL in the database of a site. */
async function runOnSite(database: Database, sql: string): Promise<void> {
  if (database === 'postgres') return runStatement(process.env[SITE_DATABASE] ?? TEST_DATABASE_URL, sql)
  const client = createClient({ url: pathToFileURL(path.join(dataDirOf(database), SQLITE_FILE)).href })
  try {
    await client.execute('PRAGMA busy_timeout = 5000')
    await client.execute(sql)
  } finally {
    client.close()
  }
}

/** Moves the end of an API key to a second ago. */
export async function expireApiKey(database: Database, id: number): Promise<void> {
  const end = new Date(Date.now() - 1000).toISOString()
  await runOnSite(database, `UPDATE api_keys SET expires_at = '${end}' WHERE id = ${Number(id)}`)
}

/** Moves the day on which an account got its role so far back that it owes its second factor. */
export async function makeEnrolmentOverdue(database: Database, account: number): Promise<void> {
  await runOnSite(database, `UPDATE users SET role_since = '2020-01-01T00:00:00.000Z' WHERE id = ${Number(account)}`)
}
