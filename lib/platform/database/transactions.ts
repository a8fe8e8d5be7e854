/**
 * Transactions that mean it, for both of Payload's adapters.
 *
 * As shipped, SQLite runs without transactions and a failed COMMIT is reported as success on either database. Here
 * begin and commit are ours: COMMIT is awaited and its failure thrown, a transaction that nobody ends is rolled back,
 * and each one keeps the list of collections that it changed: their revisions are bumped just before COMMIT, so that
 * record and revision are in one transaction, and listeners hear of them just after it.
 */
import { randomUUID } from 'node:crypto'
import { bulkhead, type IPolicy } from 'cockatiel'
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'
import { bumpRevision } from './revisions'
import type { SqlRunner } from './sql'

/** Longest life of a transaction. Whoever holds one longer has forgotten it, and writers are waiting. */
const TRANSACTION_TIMEOUT_MS = 60_000

type Work = () => Promise<void>

interface Session {
  db: SqlRunner
  resolve: () => Promise<void>
  reject: () => Promise<void>
  changed: Set<string>
  /** What is done once it is committed, and what once it is not. */
  onceCommitted: Work[]
  onceUndone: Work[]
  /** Set with its COMMIT or ROLLBACK: from then on its connection may be another's. */
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

/** Calls `listener` after each COMMIT with the collections that changed. A write is acknowledged once it has ended. */
export function onCommitted(listener: ChangeListener): void {
  listeners.add(listener)
}

async function sessionOf(req: PayloadRequest): Promise<Session> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : (req.payload.db as unknown as DrizzleAdapter).sessions[String(id)]
  if (!session) throw new Error('A write came without a transaction.')
  return session
}

/** Notes that the request's transaction changes a collection. @throws Error outside of a transaction */
export async function markChanged(req: PayloadRequest, collection: string): Promise<void> {
  const session = await sessionOf(req)
  session.changed.add(collection)
}

/**
 * What cannot be rolled back, such as removing files, waits for the end of the request's transaction. A failure is logged:
 * what is committed stays committed.
 * @throws Error outside of a transaction
 */
export async function afterTransaction(req: PayloadRequest, work: { committed?: Work; undone?: Work }): Promise<void> {
  const session = await sessionOf(req)
  if (work.committed) session.onceCommitted.push(work.committed)
  if (work.undone) session.onceUndone.push(work.undone)
}

/** The database as the request's transaction sees it. @throws Error outside of a transaction */
export async function transactionDatabase(req: PayloadRequest): Promise<SqlRunner> {
  return (await sessionOf(req)).db
}

/** More writes than these do not come together; whoever comes then is told at once. */
const MOST_WAITING = 500

/**
 * Replaces begin, commit and rollback of a Drizzle adapter of Payload's by ours.
 * @param mostOpen transactions that may be open together; the next waits for its turn. An adapter with a pool needs it
 * below the pool's size: Payload reads outside of the transaction while it writes (who is editing, for one), and if each
 * connection were held by a transaction that waits for one more, none would ever come free
 */
export function withCheckedTransactions<T extends BaseDatabaseAdapter>(made: T, mostOpen: number): T {
  const adapter = made as unknown as DrizzleAdapter
  const turns = bulkhead(mostOpen, MOST_WAITING)
  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    const session = await openSession(adapter, turns)
    adapter.sessions[id] = session
    const timeout = Number(options?.timeoutMs ?? TRANSACTION_TIMEOUT_MS)
    // It stays in the list: without it Payload would write the rest of the operation outside of any transaction.
    const forgotten = setTimeout(() => {
      adapter.payload.logger.error({ msg: `A transaction was not ended within ${timeout} ms and was rolled back` })
      void session.reject()
    }, timeout)
    forgotten.unref()
    const { resolve, reject } = session
    session.reject = async () => {
      clearTimeout(forgotten)
      await reject()
      await doAll(adapter, session.onceUndone)
    }
    session.resolve = async () => {
      clearTimeout(forgotten)
      await resolve().catch(async (error: unknown) => {
        await doAll(adapter, session.onceUndone)
        throw error
      })
    }
    return id
  }
  adapter.commitTransaction = async (incoming) => {
    const session = take(adapter, await incoming)
    if (!session || session.ended) throw new Error('The transaction had ended before its COMMIT; nothing was written.')
    const changed = [...session.changed].sort()
    try {
      for (const list of changed) await bumpRevision(session.db, list)
    } catch (error) {
      await session.reject()
      throw error
    }
    await session.resolve()
    await announce(made, changed)
    await doAll(adapter, session.onceCommitted)
  }
  adapter.rollbackTransaction = async (incoming) => {
    await take(adapter, await incoming)?.reject()
  }
  return made
}

function take(adapter: DrizzleAdapter, id: number | string | null | undefined): Session | undefined {
  const key = String(id)
  const session = adapter.sessions[key]
  delete adapter.sessions[key]
  return session
}

/** Lifts Drizzle's callback transaction into one that is ended from outside. */
async function openSession(adapter: DrizzleAdapter, turns: IPolicy): Promise<Session> {
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
  const done = turns.execute(() => adapter.drizzle.transaction(work))
  done.catch(() => undefined)
  const db = await Promise.race([begun, done.then(() => begun)])
  const session: Session = {
    db: refusing(db, () => session.ended),
    changed: new Set(),
    onceCommitted: [],
    onceUndone: [],
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

/** A database that can be used until the transaction has ended. */
function refusing(db: SqlRunner, ended: () => boolean): SqlRunner {
  return new Proxy(db, {
    get: (target, key) => {
      if (ended()) throw new Error('The transaction has ended; nothing more can be written in it.')
      return Reflect.get(target, key)
    },
  })
}

/** What is committed stays committed: a listener that fails is logged, not thrown. */
async function announce(adapter: BaseDatabaseAdapter, changed: string[]): Promise<void> {
  if (changed.length === 0) return
  for (const listener of listeners) {
    await listener(changed).catch((err: unknown) =>
      adapter.payload.logger.error({ err, msg: 'A change was not announced' }),
    )
  }
}

/** Each once, whatever became of those before it. */
async function doAll(adapter: BaseDatabaseAdapter, works: Work[]): Promise<void> {
  for (const work of works.splice(0)) {
    await work().catch((err: unknown) =>
      adapter.payload.logger.error({ err, msg: 'What waits for the end of a transaction was not done' }),
    )
  }
}
