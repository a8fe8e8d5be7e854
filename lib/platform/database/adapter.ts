/** The database of the site: SQLite in DATA_DIR, or PostgreSQL by DATABASE_URL, both through Payload's adapters. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { indexLocales } from './indexes'
import { restrictDeletion } from './restricted-references'
import { openSerialClient } from './serial-client'
import { SQLITE_FILE } from './sqlite-file'
import { withCheckedTransactions } from './transactions'

export interface DatabaseChoice {
  databaseUrl: string | null
  dataDir: string
  /** Folder that holds the migrations of both databases, one folder each. */
  migrationsDir: string
}

/** Timeouts for a server that accepts connections and does not respond. */
const CONNECT_MS = 5000
const QUERY_MS = 15_000

const POOL = 10
/** Connections for transactions; the rest is for reads, of visitors and of Payload beside its writes. */
const POOL_FOR_WRITES = 6

/** Payload's adapter for the chosen database, with checked transactions (transactions.ts). */
export function databaseAdapter(choice: DatabaseChoice): DatabaseAdapterObj {
  return choice.databaseUrl ? postgres(choice, choice.databaseUrl) : sqlite(choice)
}

function postgres(choice: DatabaseChoice, connectionString: string): DatabaseAdapterObj {
  const made = postgresAdapter({
    pool: { connectionString, max: POOL, connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS },
    push: false,
    // Blocks are read whole, with their page: tables of each kind, their languages and versions would be some hundred.
    blocksAsJSON: true,
    migrationDir: path.join(choice.migrationsDir, 'postgres'),
    beforeSchemaInit: [restrictDeletion],
    afterSchemaInit: [indexLocales],
  }) as DatabaseAdapterObj
  return { ...made, init: (args) => withPoolErrorHandler(withFixes(made.init(args), POOL_FOR_WRITES)) }
}

/** Fixes for both adapters. @param writers how many transactions may be open at once */
const withFixes = (adapter: BaseDatabaseAdapter, writers: number) =>
  withPreferenceFix(withCheckedTransactions(adapter, writers))

/**
 * Works around a bug of Payload: to delete a preference that is absent it queries a relation that it has not joined, and the
 * call fails with 500 instead of 404.
 */
function withPreferenceFix(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const deleteOne = adapter.deleteOne.bind(adapter)
  const deleteIfPresent = async (args: Parameters<typeof deleteOne>[0]) => {
    const isAbsent = args.collection === 'payload-preferences' && !(await adapter.findOne(args))
    return isAbsent ? null : deleteOne(args)
  }
  // Payload checks for null, which its type leaves out.
  adapter.deleteOne = deleteIfPresent as typeof deleteOne
  return adapter
}

interface PostgresInternals {
  pool?: { on: (event: 'error', listener: (error: Error) => void) => void }
  connect: (options?: { hotReload: boolean }) => Promise<void>
}

/** Without an error listener the pool ends the process when PostgreSQL restarts; with one it reconnects. */
function withPoolErrorHandler(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const internals = adapter as unknown as PostgresInternals
  const connect = internals.connect.bind(adapter)
  let watched: PostgresInternals['pool']
  internals.connect = async (options) => {
    await connect(options)
    if (watched === internals.pool) return
    watched = internals.pool
    watched?.on('error', (err) => adapter.payload.logger.error({ err, msg: 'A connection to PostgreSQL was lost' }))
  }
  return adapter
}

function sqlite(choice: DatabaseChoice): DatabaseAdapterObj {
  const url = pathToFileURL(path.join(choice.dataDir, SQLITE_FILE)).href
  const made = sqliteAdapter({
    client: { url },
    push: false,
    // Blocks are read whole, with their page: tables of each kind, their languages and versions would be some hundred.
    blocksAsJSON: true,
    autoIncrement: true,
    migrationDir: path.join(choice.migrationsDir, 'sqlite'),
    beforeSchemaInit: [restrictDeletion],
    afterSchemaInit: [indexLocales],
  }) as DatabaseAdapterObj
  return {
    ...made,
    init: (args) => withSerialWriter(withFixes(made.init(args), Number.POSITIVE_INFINITY), url),
  }
}

interface SqliteInternals {
  client?: unknown
  connect: (options?: { hotReload: boolean }) => Promise<void>
  migrate: (options?: unknown) => Promise<void>
}

/** Gives the adapter the serial client, in its mode for rebuilding tables while migrations run. */
function withSerialWriter(adapter: BaseDatabaseAdapter, url: string): BaseDatabaseAdapter {
  const internals = adapter as unknown as SqliteInternals
  const connect = internals.connect.bind(adapter)
  const migrate = internals.migrate.bind(adapter)
  let opened: Awaited<ReturnType<typeof openSerialClient>> | undefined
  internals.connect = async (options) => {
    opened ??= await openSerialClient(url)
    internals.client = opened.client
    await connect(options)
  }
  internals.migrate = async (options) => {
    if (opened) opened.rebuilding = true
    try {
      await migrate(options)
    } finally {
      if (opened) opened.rebuilding = false
    }
  }
  return adapter
}
