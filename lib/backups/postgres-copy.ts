/** A copy of a PostgreSQL database at one moment, by PostgreSQL's own pg_dump and pg_restore. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { SqlRunner } from '@/lib/platform/database/sql'

const CONNECT_MS = 10_000

/** The programs read the address by parts: on a command line everybody on the machine would read the password. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl)
  const parts = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
    PGSSLCERT: searchParams.get('sslcert') ?? '',
    PGSSLKEY: searchParams.get('sslkey') ?? '',
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
}

/** @throws Error with the program's own last words, or what to install */
async function run(program: 'pg_dump' | 'pg_restore', options: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program, [...options, '--no-password'], {
    env: { PATH: process.env.PATH, ...connectionOf(databaseUrl) } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT'
      const install = `${program} is needed and was not found. Please install PostgreSQL's client programs of the server's version (Debian: postgresql-client).`
      reject(isMissing ? new Error(install) : error)
    })
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${program} failed: ${said.trim() || `exit code ${code}`}`)
}

/**
 * Dumps the database, and reads the same moment of it.
 * @param to file that is not there yet
 */
export async function copyPostgres<T>(
  databaseUrl: string,
  to: string,
  read: (db: SqlRunner) => Promise<T>,
): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--schema=public', `--file=${to}`]
    await run('pg_dump', [...options, `--snapshot=${rows[0]?.snapshot}`], databaseUrl)
    return read(drizzle(client) as unknown as SqlRunner)
  })
}

/** Writes a dump into an empty database: all of it, or nothing. */
export async function restorePostgres(databaseUrl: string, from: string): Promise<void> {
  const database = new URL(databaseUrl).pathname.slice(1)
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--clean', '--if-exists']
  await run('pg_restore', [...options, `--dbname=${decodeURIComponent(database)}`, from], databaseUrl)
}

/** Reads a database. */
export const readPostgres = <T>(databaseUrl: string, read: (db: SqlRunner) => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => read(drizzle(client) as unknown as SqlRunner))

/** What PostgreSQL answers to whoever may not make databases (SQLSTATE, insufficient_privilege). */
const NOT_ALLOWED = '42501'

/**
 * Makes an empty database on a server, and takes it away again.
 * @param databaseUrl a database of that server
 * @param work gets its address
 * @returns false where the database's user may not make any, and nothing was done
 */
export async function withNewDatabase(databaseUrl: string, work: (address: string) => Promise<void>): Promise<boolean> {
  const name = `site_backup_check_${randomBytes(6).toString('hex')}`
  return withClient(databaseUrl, async (client) => {
    try {
      await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    } catch (error) {
      if ((error as { code?: string }).code === NOT_ALLOWED) return false
      throw error
    }
    try {
      const address = new URL(databaseUrl)
      address.pathname = `/${name}`
      await work(address.href)
      return true
    } finally {
      await client.query(`DROP DATABASE ${name}`)
    }
  })
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
