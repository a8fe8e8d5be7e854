/**
 * A libSQL client that serializes writes.
 *
 * libSQL's own transaction() hands its connection over and opens another without the busy timeout: of 600 concurrent
 * writes 290 survived, and each transaction leaked a descriptor. So one writer connection serves all
 * transactions and single writes, one after the other; reads keep a connection of their own (WAL lets them go on).
 */
import { type Client, createClient, type InStatement, type Transaction } from '@libsql/client'
import { reportWriteFailure } from './write-failure'

const BUSY_TIMEOUT_MS = 5000
/** A write that waits longer fails: the holder of the queue is stuck. */
const QUEUE_TIMEOUT_MS = 30_000

export interface SerialClient {
  /** Handed to Drizzle: reads go straight through, writes and transactions through the queue. */
  client: Client
  /** While true, transactions run with foreign keys off and check them before COMMIT (see migrations). */
  rebuilding: boolean
}

type Release = () => void
/** Both of its overloads. */
type Execute = (statement: InStatement, args?: unknown) => ReturnType<Client['execute']>

/** A mutex: one holder at a time, first come, first served. */
export class WriteQueue {
  #tail: Promise<void> = Promise.resolve()

  /** Acquires the mutex. @returns a function that releases it. @throws Error after `timeoutMs` of waiting. */
  async acquire(timeoutMs = QUEUE_TIMEOUT_MS): Promise<Release> {
    let release: Release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const before = this.#tail
    this.#tail = before.then(() => released)
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database is busy: another write did not end in time.')), timeoutMs)
    })
    try {
      await Promise.race([before, tooLong])
      return release
    } catch (error) {
      release()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

const WRITE = /^\s*(insert|update|delete|replace|create|drop|alter|with)\b/i

/**
 * Opens the database file.
 * @param url file: address of the database
 * @throws LibsqlError when the file cannot be opened
 */
export async function openSerialClient(url: string): Promise<SerialClient> {
  const reader = createClient({ url })
  const writer = createClient({ url })
  for (const connection of [reader, writer]) {
    await connection.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    await connection.execute('PRAGMA journal_mode = WAL')
    await connection.execute('PRAGMA synchronous = FULL')
    await connection.execute('PRAGMA foreign_keys = ON')
  }

  const write = writer.execute.bind(writer) as Execute
  const reportedWrite: Execute = (statement, args) =>
    write(statement, args).catch((error: unknown) => {
      reportWriteFailure(error)
      throw error
    })
  writer.execute = reportedWrite as Client['execute']

  const queue = new WriteQueue()
  const serial: SerialClient = { client: reader, rebuilding: false }
  const read = reader.execute.bind(reader) as Execute

  const execute: Execute = async (statement, args) => {
    const sql = typeof statement === 'string' ? statement : statement.sql
    if (!WRITE.test(sql)) return read(statement, args)
    const release = await queue.acquire()
    try {
      return await reportedWrite(statement, args)
    } finally {
      release()
    }
  }

  reader.execute = execute as Client['execute']
  reader.transaction = async () => {
    const release = await queue.acquire()
    try {
      return await beginOn(writer, serial.rebuilding, release)
    } catch (error) {
      release()
      throw error
    }
  }
  const closeReader = reader.close.bind(reader)
  reader.close = () => {
    closeReader()
    writer.close()
  }
  return serial
}

/** BEGIN IMMEDIATE on the writer; COMMIT and ROLLBACK release the queue. */
async function beginOn(writer: Client, rebuilding: boolean, release: Release): Promise<Transaction> {
  if (rebuilding) await writer.execute('PRAGMA foreign_keys = OFF')
  await writer.execute('BEGIN IMMEDIATE')
  let closed = false
  const end = async () => {
    closed = true
    if (rebuilding) await writer.execute('PRAGMA foreign_keys = ON')
    release()
  }
  // After its end the writer connection belongs to the next transaction.
  const execute = async (statement: InStatement) => {
    if (closed) throw new Error('The transaction has ended.')
    return writer.execute(statement)
  }
  return {
    execute,
    batch: async (statements: InStatement[]) => {
      const results = []
      for (const statement of statements) results.push(await execute(statement))
      return results
    },
    executeMultiple: async () => {
      // libSQL ends the transaction that is open on the connection when it runs several statements at once.
      throw new Error('Please run the statements of a transaction one by one.')
    },
    commit: async () => {
      if (rebuilding && (await writer.execute('PRAGMA foreign_key_check')).rows.length > 0) {
        throw new Error('The migration would leave records that point to nothing; nothing was changed.')
      }
      await writer.execute('COMMIT')
      await end()
    },
    rollback: async () => {
      if (closed) return
      await writer.execute('ROLLBACK').catch(() => undefined)
      await end()
    },
    close: () => undefined,
    get closed() {
      return closed
    },
  }
}
