/** A pledge's way from state to state: allowed transitions, made by one person at a time, recorded with who, when and why. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { accountOf } from '@/lib/access/rights/author'
import { isNote } from '@/lib/giving/shared/history-notes'
import { authorName } from '@/lib/giving/shared/signed-by'
import { canTransition, type PledgeState } from '@/lib/giving/shared/states'
import { publicError } from '@/lib/platform/calls/public-error'
import { spokenLocale } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { markFundTotalsChanged } from './ledger'
import { type PledgeRow, readPledge, toPledgeRow } from './pledge-row'

export interface Transition {
  /** Id of the pledge. */
  pledge: number
  to: PledgeState
  /** A person's name, or who else did it (author.ts). */
  by: string
  why?: string | undefined
  /** What changes with it, as assignments of SQL. */
  set?: SQL[]
  /** From this state alone, whatever states.ts says: not the pledge moves on, a mistake is set right. */
  undoes?: PledgeState
}

/**
 * Brings a pledge into another state, in the request's transaction.
 * @returns the pledge after it
 * @throws APIError 404 where there is no such pledge; 409 where it may not go there, with who brought it where it is
 */
export async function transitionPledge(
  req: PayloadRequest,
  { pledge, to, by, why = '', set = [], undoes }: Transition,
): Promise<PledgeRow> {
  await lockRecord(req, 'pledges', pledge)
  const { state: from } = await readPledge(req, pledge)
  if (undoes ? from !== undoes : !canTransition(from, to)) throw await refusedTransition(req, pledge, from, to)
  const now = new Date().toISOString()
  const changes = sql.join([sql`state = ${to}`, sql`updated_at = ${now}`, ...set], sql`, `)
  const db = await transactionDatabase(req)
  const [row] = await runSql(
    db,
    sql`UPDATE pledges SET ${changes} WHERE id = ${pledge} AND state = ${from} RETURNING *`,
  )
  if (!row) throw await refusedTransition(req, pledge, from, to)
  await recordTransition(req, { pledge, from, to, by, why, at: now })
  return toPledgeRow(row)
}

export interface RecordedTransition {
  pledge: number
  /** null for the first. */
  from: PledgeState | null
  to: PledgeState
  by: string
  why?: string
  /** ISO 8601. */
  at: string
}

/** Adds a line to a pledge's history; what is promised or raised may have changed by it. */
export async function recordTransition(
  req: PayloadRequest,
  { pledge, from, to, by, why = '', at }: RecordedTransition,
): Promise<void> {
  await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO pledge_moves (pledge_id, "from", "to", at, "by", by_account, why)
      VALUES (${pledge}, ${from}, ${to}, ${at}, ${by}, ${accountOf(req)}, ${why})`,
  )
  // The first is written with the pledge, which has a line of its own.
  if (from !== null) {
    const about = { subject: 'pledges', record: pledge }
    await recordStaffAction(
      req,
      from === to ? { ...about, act: 'update' } : { ...about, act: 'step', fields: ['state'] },
    )
  }
  await markFundTotalsChanged(req)
}

/** The error for a transition that is not allowed, or that somebody else was faster with: it says who did what. */
async function refusedTransition(
  req: PayloadRequest,
  pledge: number,
  from: PledgeState,
  to: PledgeState,
): Promise<Error> {
  const lines = await runSql(
    await transactionDatabase(req),
    sql`SELECT "by", "from", "to", why FROM pledge_moves WHERE pledge_id = ${pledge} ORDER BY id DESC LIMIT 20`,
  )
  const last = lines.find((line) => !isNote(line as { to: string }))
  const words = wordsOf('pledges', spokenLocale())
  const state = words(`statesWithin.${from}`)
  const wanted = words(`statesWithin.${to}`)
  const name = last && authorName(String(last.by), words)
  const known = name ? words('refused.already', { name, state }) : words('refused.is', { state })
  const other = name
    ? words('refused.alreadyOther', { name, state, wanted })
    : words('refused.isOther', { state, wanted })
  return publicError(from === to ? known : other, 409, { state: from })
}
