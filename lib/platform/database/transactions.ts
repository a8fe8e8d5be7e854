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
import { bumpRevision } from './revisions'
import type { SqlRunner } from './sql'

/** Timeout of a transaction: one that is open longer was forgotten, and blocks other writers. */
const TRANSACTION_TIMEOUT_MS = 60_000

type Work = () => Promise<void>

interface Session {
  db: SqlRunner
  resolve: () => Promise<void>
  reject: () => Promise<void>
  changed: Set<string>
  /** Callbacks for after the COMMIT, and for after a rollback. */
  afterCommit: Work[]
  afterRollback: Work[]
  /** Set with COMMIT or ROLLBACK: from then on its connection may serve another transaction. */
  ended: boolean
}

interface DrizzleAdapter extends BaseDatabaseAdapter {
  drizzle: SqlRunner & { transaction: (work: (tx: SqlRunner) => Promise<void>) => Promise<void> }
  initializing: Promise<void>
  sessions: Record<string, Session>
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
  const openTransactions = bulkhead(mostOpen, MOST_WAITING)
  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    const session = await openSession(adapter, openTransactions)
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

/** Turns Drizzle's callback transaction into one that is ended from outside. */
async function openSession(adapter: DrizzleAdapter, openTransactions: IPolicy): Promise<Session> {
  let finish: () => void = () => {}
  let abort: (reason: Error) => void = () => {}
  const gate = new Promise<void>((resolve, reject) => {
    finish = resolve
    abort = reject
  })
  gate.catch(() => undefined)
  let ready: (tx: SqlRunner) => void = () => {}
  const begun = new Promise<SqlRunner>((resolve) => {
    ready = resolve
  })
  const work = async (tx: SqlRunner) => {
    ready(tx)
    await gate
  }
  const done = openTransactions.execute(() => adapter.drizzle.transaction(work))
  done.catch(() => undefined)
  const db = await Promise.race([begun, done.then(() => begun)])
  const session: Session = {
    db: rejectingAfterEnd(db, () => session.ended),
    changed: new Set(),
    afterCommit: [],
    afterRollback: [],
    ended: false,
    resolve: () => {
      session.ended = true
      finish()
      return done
    },
    reject: () => {
      session.ended = true
      abort(new Error('rolled back'))
      return done.catch(() => undefined)
    },
  }
  return session
}

/** A database that throws once the transaction has ended. */
function rejectingAfterEnd(db: SqlRunner, ended: () => boolean): SqlRunner {
  return new Proxy(db, {
    get: (target, key) => {
      if (ended()) throw new Error('The transaction has ended; nothing more can be written in it.')
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
