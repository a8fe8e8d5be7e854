import type { SqlRunner } from './sql'

/** What Drizzle offers: a transaction around a callback. */
export interface TransactionStarter {
  transaction: (work: (tx: SqlRunner) => Promise<void>) => Promise<void>
}

/** A transaction of the database that is open. */
export interface OpenTransaction {
  db: SqlRunner
  /** Whether anything was read or written in it. */
  isUsed: boolean
  /** @throws what COMMIT does */
  commit: () => Promise<void>
  rollBack: () => Promise<void>
}

/**
 * Turns Drizzle's callback transaction into one that is ended from outside.
 * @throws when it cannot begin
 */
export async function openTransaction(start: TransactionStarter['transaction']): Promise<OpenTransaction> {
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
  const done = start(async (tx) => {
    ready(tx)
    await gate
  })
  done.catch(() => undefined)
  const db = await Promise.race([begun, done.then(() => begun)])
  return {
    db,
    isUsed: false,
    commit: () => {
      finish()
      return done
    },
    rollBack: () => {
      abort(new Error('rolled back'))
      return done.catch(() => undefined)
    },
  }
}
