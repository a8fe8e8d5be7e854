/** Dates of records, moved to the past in the database of a site under test. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { runStatement } from '@/lib/platform/database/run-statement'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { type Database, dataDirOf, TEST_DATABASE_URL } from './sites'

/** The variable in which setup.ts hands the tests the URL of the PostgreSQL site's database. */
export const SITE_DATABASE = 'E2E_SITE_DATABASE'

/** Runs an SQL statement in the database of a site. */
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

/** Sets the end of an API key to a second ago. */
export async function expireApiKey(database: Database, id: number): Promise<void> {
  const end = new Date(Date.now() - 1000).toISOString()
  await runOnSite(database, `UPDATE api_keys SET expires_at = '${end}' WHERE id = ${Number(id)}`)
}

/** Sets the day on which an account got its role so far back that its second factor is overdue. */
export async function makeEnrolmentOverdue(database: Database, account: number): Promise<void> {
  await runOnSite(database, `UPDATE users SET role_since = '2020-01-01T00:00:00.000Z' WHERE id = ${Number(account)}`)
}
