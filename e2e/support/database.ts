/** Databases of their own for the tests on PostgreSQL. */
import { Client } from 'pg'
import { TEST_DATABASE_URL } from './sites'

/** Runs a statement. @param url of a database; without it, that of the server */
export async function onServer(sql: string, url = TEST_DATABASE_URL): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes an empty database. @returns its address */
export async function makeDatabase(name: string): Promise<string> {
  await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await onServer(`CREATE DATABASE "${name}"`)
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}
