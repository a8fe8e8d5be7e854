/** Databases of their own for the tests on PostgreSQL. */
import { runStatement } from '@/lib/platform/database/run-statement'
import { TEST_DATABASE_URL } from './sites'

/** Makes an empty database. @returns its address */
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
