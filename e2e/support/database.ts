/** Databases of their own for the tests on PostgreSQL. */
import { onServer } from '@/lib/platform/database/on-server'
import { TEST_DATABASE_URL } from './sites'

/** Makes an empty database. @returns its address */
export async function makeDatabase(name: string): Promise<string> {
  await onServer(TEST_DATABASE_URL, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await onServer(TEST_DATABASE_URL, `CREATE DATABASE "${name}"`)
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(TEST_DATABASE_URL, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}
