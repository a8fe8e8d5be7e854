/**
 * Checked transactions for both of Payload's adapters.
 *
 * Payload's own run SQLite without transactions, and report a failed COMMIT as success on either database. Here COMMIT is
 * awaited and its failure thrown, a transaction that is never ended times out and is rolled back, and each one lists the
 * collections that it changed: their revisions are bumped just before COMMIT, in the same transaction, and listeners are
 * notified just after it; on PostgreSQL other processes are, too (change-notices.ts).
 */
import { randomUUID } from 'node:crypto'
import { bulkhead, type IPolicy } from 'cockatiel'
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { notifyOfChange } from './change-notices'
import { type OpenTransaction, openTransaction, type TransactionStarter } from './open-transaction'
import { bumpRevision } from './revisions'
import type { SqlRunner } from './sql'

/** Timeout of a transaction: one that is open longer was forgotten, and blocks other writers. */
const TRANSACTION_TIMEOUT_MS = 60_000

type Work = () => Promise<void>

interface Session {
  db: SqlRunner
  resolve: () => Promise<void>
  reject: () => Promise<void>
  /** The transaction that is open; null while it is paused. */
  opened: OpenTransaction | null
  changed: Set<string>
  /** Callbacks for after the COMMIT, and for after a rollback. */
  afterCommit: Work[]
  afterRollback: Work[]
  /** Set with COMMIT or ROLLBACK: from then on its connection may serve another transaction. */
  ended: boolean
}

interface DrizzleAdapter extends BaseDatabaseAdapter {
  drizzle: SqlRunner & TransactionStarter
  initializing: Promise<void>
  sessions: Record<string, Session>
  /** Those that are open at once; further ones are queued. */
  openTransactions: IPolicy
}

type ChangeListener = (collections: string[]) => Promise<void>

const shared = globalThis as { foundationChangeListeners?: Set<ChangeListener> }
shared.foundationChangeListeners ??= new Set()
const listeners = shared.foundationChangeListeners

/** Calls `listener` after each COMMIT with the collections that changed. The write returns after the listener. */
export function onCommitted(listener: ChangeListener): void {
  listeners.add(listener)
}

async function sessionOf(req: PayloadRequest): Promise<Session> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : (req.payload.db as unknown as DrizzleAdapter).sessions[String(id)]
  if (!session) throw new Error('A write came without a transaction.')
  return session
}

/** Marks a collection as changed by the request's transaction. @throws Error outside of a transaction */
export async function markChanged(req: PayloadRequest, collection: string): Promise<void> {
  const session = await sessionOf(req)
  session.changed.add(collection)
}

/**
 * Lets other writers pass while the request computes something long, such as the copies of a picture: ends its transaction
 * as long as nothing was read or written in it, and leaves one that was used as it is. What is read until it is resumed is
 * what is committed.
 * @throws Error outside of a transaction
 */
export async function pauseTransaction(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  if (!session.opened || session.opened.isUsed) return
  const { rollBack } = session.opened
  session.opened = null
  session.db = guardedDatabase((req.payload.db as unknown as DrizzleAdapter).drizzle, session)
  await rollBack()
}

/** Begins a paused transaction, which nothing may be written without; leaves another as it is. @throws when it cannot begin */
export async function resumeTransaction(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  if (session.opened || session.ended) return
  const opened = await openNext(req.payload.db as unknown as DrizzleAdapter)
  // It timed out while it waited for its turn.
  if (session.ended) return opened.rollBack()
  session.opened = opened
  session.db = guardedDatabase(opened.db, session)
}

/**
 * Runs work that cannot be rolled back, such as removing files, after the end of the request's transaction. Its failure is
 * logged, since the transaction has ended.
 * @throws Error outside of a transaction
 */
export async function afterTransaction(
  req: PayloadRequest,
  work: { committed?: Work; rolledBack?: Work },
): Promise<void> {
  const session = await sessionOf(req)
  if (work.committed) session.afterCommit.push(work.committed)
  if (work.rolledBack) session.afterRollback.push(work.rolledBack)
}

/** The database as the request's transaction sees it. @throws Error outside of a transaction */
export async function transactionDatabase(req: PayloadRequest): Promise<SqlRunner> {
  return (await sessionOf(req)).db
}

/** Transactions that may wait; a further one fails at once. */
const MOST_WAITING = 500

/**
 * Replaces begin, commit and rollback of one of Payload's Drizzle adapters.
 * @param mostOpen transactions that may be open at once; further ones are queued. With a pool it must be below the pool's size:
 * Payload reads outside of the transaction while it writes (who is editing, for one), and if transactions held all
 * connections while each waits for one more, they would deadlock
 */
export function withCheckedTransactions<T extends BaseDatabaseAdapter>(made: T, mostOpen: number): T {
  const adapter = made as unknown as DrizzleAdapter
  adapter.openTransactions = bulkhead(mostOpen, MOST_WAITING)
  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    const session = await openSession(adapter)
    adapter.sessions[id] = session
    const timeout = Number(options?.timeoutMs ?? TRANSACTION_TIMEOUT_MS)
    // The session stays in the list: without it Payload would write the rest of the operation outside of any transaction.
    const timer = setTimeout(() => {
      adapter.payload.logger.error({ msg: `A transaction was not ended within ${timeout} ms and was rolled back` })
      void session.reject()
    }, timeout)
    timer.unref()
    const { resolve, reject } = session
    session.reject = async () => {
      clearTimeout(timer)
      await reject()
      await runAll(adapter, session.afterRollback)
    }
    session.resolve = async () => {
      clearTimeout(timer)
      await resolve().catch(async (error: unknown) => {
        await runAll(adapter, session.afterRollback)
        throw error
      })
    }
    return id
  }
  adapter.commitTransaction = async (incoming) => {
    const session = removeSession(adapter, await incoming)
    if (!session || session.ended) throw new Error('The transaction had ended before its COMMIT; nothing was written.')
    const changed = [...session.changed].sort()
    try {
      for (const list of changed) await bumpRevision(session.db, list)
      if (changed.length > 0 && made.name === 'postgres') await notifyOfChange(session.db)
    } catch (error) {
      await session.reject()
      throw error
    }
    await session.resolve()
    await notifyListeners(made, changed)
    await runAll(adapter, session.afterCommit)
  }
  adapter.rollbackTransaction = async (incoming) => {
    await removeSession(adapter, await incoming)?.reject()
  }
  return made
}

function removeSession(adapter: DrizzleAdapter, id: number | string | null | undefined): Session | undefined {
  const key = String(id)
  const session = adapter.sessions[key]
  delete adapter.sessions[key]
  return session
}

/** Opens a transaction once it is its turn. */
const openNext = ({ drizzle, openTransactions }: DrizzleAdapter): Promise<OpenTransaction> =>
  openTransaction((work) => openTransactions.execute(() => drizzle.transaction(work)))

async function openSession(adapter: DrizzleAdapter): Promise<Session> {
  const opened = await openNext(adapter)
  const session: Session = {
    db: opened.db,
    opened,
    changed: new Set(),
    afterCommit: [],
    afterRollback: [],
    ended: false,
    resolve: async () => {
      session.ended = true
      if (!session.opened) throw new Error('The transaction was paused at its COMMIT; nothing was written.')
      await session.opened.commit()
    },
    reject: async () => {
      session.ended = true
      await session.opened?.rollBack()
    },
  }
  session.db = guardedDatabase(opened.db, session)
  return session
}

/** By which Payload writes. */
const WRITES: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete'])

/** A database of a session, which throws once that has ended, and writes nothing while it is paused. */
function guardedDatabase(db: SqlRunner, session: Session): SqlRunner {
  return new Proxy(db, {
    get: (target, key) => {
      if (session.ended) throw new Error('The transaction has ended; nothing more can be written in it.')
      if (session.opened) session.opened.isUsed = true
      else if (WRITES.has(key)) throw new Error('A write came while its transaction was paused.')
      return Reflect.get(target, key)
    },
  })
}

/** Notifies the listeners. A failing one is logged, not thrown, since the transaction is committed. */
async function notifyListeners(adapter: BaseDatabaseAdapter, changed: string[]): Promise<void> {
  if (changed.length === 0) return
  for (const listener of listeners) {
    await listener(changed).catch((err: unknown) =>
      adapter.payload.logger.error({ err, msg: 'A change was not announced' }),
    )
  }
}

/** Runs all work once, even if some of it fails. */
async function runAll(adapter: BaseDatabaseAdapter, works: Work[]): Promise<void> {
  for (const work of works.splice(0)) {
    await work().catch((err: unknown) =>
      adapter.payload.logger.error({ err, msg: 'What waits for the end of a transaction was not done' }),
    )
  }
}
