/**
 * Refused sign-ins in the audit log, aggregated so that strangers cannot fill it: no entry is deleted before
 * AUDIT_RETENTION_DAYS. The first ones of an hour have entries of their own; the others are counted (collection
 * `refused-sign-ins`) and written as one entry once the hour is over. What was typed stands nowhere: it may be a password in
 * the wrong field.
 */
import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { AuditAction } from './actions'
import { insertEntries, networkOf, recordAction } from './record'

/** Single entries within an hour: as many as an account has attempts, one that it is locked, one of a network. */
export const OWN_ENTRIES_PER_HOUR = { account: 5, locked: 1, network: 1 } as const
/** Networks with a counter of their own within an hour, for e-mail addresses without an account; others share one. */
export const MAX_COUNTED_NETWORKS = 20

const HOUR_MS = 60 * 60 * 1000

type RefusalAction = Extract<AuditAction, 'sign-in-refused' | 'locked'>

/** The account as it is stored; null for an e-mail address without one. */
type Account = { id: number; email: string } | null

/**
 * Records a refused sign-in, in a transaction of its own: an entry, or one more in the hour's count. An address without an
 * account costs as many statements as one with it, and one COMMIT as well: response times must not tell which accounts exist.
 * @throws what the database throws
 */
export async function recordRefusedSignIn(req: PayloadRequest, act: RefusalAction, account: Account): Promise<void> {
  await withTransaction(req, async () => {
    const counted = await count(await transactionDatabase(req), req, { act, account, tells: true })
    if (counted.told <= ownEntriesOf(counted.act, account !== null)) {
      await recordAction(req, { act: counted.act, account: account?.id, actor: account?.email })
    }
  })
}

/** Counts a sign-in that the rate limit refused before anything was compared; it gets no entry of its own. */
export async function countRefusedSignIn(req: PayloadRequest, account: Account): Promise<void> {
  await count(plainDatabase(req.payload.db), req, { act: 'sign-in-refused', account, tells: false })
}

/** Writes one entry for each counter of past hours, and deletes the counters. @returns how many entries */
export async function writeRefusedSignInTotals(payload: Payload, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const rows = await runSql(db, sql`DELETE FROM refused_sign_ins WHERE hour < ${hourOf(now)} RETURNING *`)
    const counts = rows.map((row) => {
      const told = Math.min(Number(row.told), ownEntriesOf(String(row.act), row.account_number !== null))
      return { row, more: Number(row.times) - told, at: isoDate(row.last_at) }
    })
    const entries = counts.filter(({ more }) => more > 0).sort((one, other) => one.at.localeCompare(other.at))
    await insertEntries(
      db,
      entries.map(({ row, more, at }) => ({
        at,
        account: row.account_number as number | null,
        actor: row.actor as string | null,
        act: row.act as AuditAction,
        network: row.network as string | null,
        times: more,
      })),
    )
    return entries.length
  })
}

interface CountOptions {
  act: RefusalAction
  account: Account
  /** Whether it gets an entry of its own while there are few. */
  tells: boolean
}

/** Increments its counter. @returns how many of them were to have entries, and the action it is counted as */
async function count(
  db: SqlRunner,
  req: PayloadRequest,
  { act: asked, account, tells }: CountOptions,
): Promise<{ told: number; act: RefusalAction }> {
  // Nobody is locked out where there is no account.
  const act = account ? asked : 'sign-in-refused'
  const now = new Date()
  const hour = hourOf(now)
  const visited = networkOf(req)
  const network = account || (await isCountedByNetwork(db, hour, visited)) ? visited : null
  const key = `${hour} ${account ? `${act} account ${account.id}` : keyOf(network)}`
  const [row] = await runSql(
    db,
    sql`INSERT INTO refused_sign_ins (key, hour, act, account_number, actor, network, times, told, last_at)
      VALUES (${key}, ${hour}, ${act}, ${account?.id ?? null}, ${account?.email ?? null}, ${network}, 1,
        ${tells ? 1 : 0}, ${now.toISOString()})
      ON CONFLICT (key) DO UPDATE SET times = refused_sign_ins.times + 1,
        told = refused_sign_ins.told + excluded.told, last_at = excluded.last_at,
        network = CASE WHEN refused_sign_ins.network = excluded.network THEN excluded.network END
      RETURNING told`,
  )
  return { told: Number(row?.told), act }
}

const keyOf = (network: string | null) => (network === null ? 'others' : `network ${network}`)

/** Whether a network has a counter of its own in an hour, or may still get one. */
async function isCountedByNetwork(db: SqlRunner, hour: string, network: string | null): Promise<boolean> {
  const ofNobody: SQL = sql`hour = ${hour} AND account_number IS NULL AND network IS NOT NULL`
  const rows = await runSql(db, sql`SELECT network FROM refused_sign_ins WHERE ${ofNobody}`)
  return rows.length < MAX_COUNTED_NETWORKS || rows.some((row) => row.network === network)
}

function ownEntriesOf(act: string, ofAccount: boolean): number {
  if (act === 'locked') return OWN_ENTRIES_PER_HOUR.locked
  return ofAccount ? OWN_ENTRIES_PER_HOUR.account : OWN_ENTRIES_PER_HOUR.network
}

/** The hour of a moment, as the databases compare it. */
const hourOf = (moment: Date): string => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()

const isoDate = (stored: unknown): string => new Date(stored as string | Date).toISOString()
