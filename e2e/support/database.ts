/** PostgreSQL databases that tests create for themselves. */
import { runStatement } from '@/lib/platform/database/run-statement'
import { TEST_DATABASE_URL } from './sites'

/** Creates an empty database. @returns its URL */
export async function makeDatabase(name: string): Promise<string> {
  await runStatement(TEST_DATABASE_URL, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await runStatement(TEST_DATABASE_URL, `CREATE DATABASE "${name}"`)
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await runStatement(TEST_DATABASE_URL, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}
