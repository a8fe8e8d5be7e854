/**
 * Refusals at the sign-in, in a history that strangers cannot fill: they can be refused as often as they like, and no line
 * goes before KEPT_DAYS are over. So the first ones of an hour have lines of their own, and the others are counted into one,
 * which is written once the hour is over. What was typed stands nowhere: it may be a password in the wrong field.
 */
import { type SQL, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Act } from './acts'
import { addLines, networkOf, recordAct } from './record'

/** Lines of their own within an hour: as many as an account has tries, once that it is locked, once a network. */
export const LINES = { account: 5, locked: 1, network: 1 } as const
/** Networks that are told apart within an hour, where nobody has the address; those beyond are counted together. */
export const NETWORKS = 20

const HOUR_MS = 60 * 60 * 1000

type Refusal = Extract<Act, 'sign-in-refused' | 'locked'>

/** An account as it is stored; null for an address that nobody has. */
type Refused = { id: number; email: string } | null

/**
 * Records that somebody was refused, in a transaction of its own: a line, or one more in the hour's count. An address that
 * nobody has costs as many statements as an account's, and one COMMIT as well, so that nobody can tell them apart by the time.
 * @throws what the database throws
 */
export async function recordRefusal(req: PayloadRequest, act: Refusal, account: Refused): Promise<void> {
  await withTransaction(req, async () => {
    const counted = await count(await transactionDatabase(req), req, { act, account, tells: true })
    if (counted.told <= linesOf(counted.act, account !== null)) {
      await recordAct(req, { act: counted.act, account: account?.id, actor: account?.email })
    }
  })
}

/** Counts one that was refused before anything was looked at, since too many were before; it has no line of its own. */
export async function countRefusal(req: PayloadRequest, account: Refused): Promise<void> {
  await count(plainDatabase(req.payload.db), req, { act: 'sign-in-refused', account, tells: false })
}

/** Writes a line for each count of the hours that are over, and removes the counts. @returns how many lines */
export async function tellRefusals(payload: Payload, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const db = await transactionDatabase(req)
    const rows = await runSql(db, sql`DELETE FROM refused_sign_ins WHERE hour < ${hourOf(now)} RETURNING *`)
    const counts = rows.map((row) => {
      const told = Math.min(Number(row.told), linesOf(String(row.act), row.account_number !== null))
      return { row, more: Number(row.times) - told, at: momentOf(row.last_at) }
    })
    const lines = counts.filter(({ more }) => more > 0).sort((one, other) => one.at.localeCompare(other.at))
    await addLines(
      db,
      lines.map(({ row, more, at }) => ({
        at,
        account: row.account_number as number | null,
        actor: row.actor as string | null,
        act: row.act as Act,
        network: row.network as string | null,
        times: more,
      })),
    )
    return lines.length
  })
}

interface Counting {
  act: Refusal
  account: Refused
  /** Whether it is to have a line of its own, as long as there are few. */
  tells: boolean
}

/** Adds one to its count. @returns how many of them were to have lines, and as what it is counted */
async function count(
  db: SqlRunner,
  req: PayloadRequest,
  { act: asked, account, tells }: Counting,
): Promise<{ told: number; act: Refusal }> {
  // Nobody is locked out where there is no account.
  const act = account ? asked : 'sign-in-refused'
  const now = new Date()
  const hour = hourOf(now)
  const visited = networkOf(req)
  const network = account || (await isToldApart(db, hour, visited)) ? visited : null
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

/** Whether a network has a count of its own in an hour, or may still have one. */
async function isToldApart(db: SqlRunner, hour: string, network: string | null): Promise<boolean> {
  const ofNobody: SQL = sql`hour = ${hour} AND account_number IS NULL AND network IS NOT NULL`
  const rows = await runSql(db, sql`SELECT network FROM refused_sign_ins WHERE ${ofNobody}`)
  return rows.length < NETWORKS || rows.some((row) => row.network === network)
}

function linesOf(act: string, ofAccount: boolean): number {
  if (act === 'locked') return LINES.locked
  return ofAccount ? LINES.account : LINES.network
}

/** The hour of a moment, as the databases compare it. */
const hourOf = (moment: Date): string => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()

const momentOf = (stored: unknown): string => new Date(stored as string | Date).toISOString()
