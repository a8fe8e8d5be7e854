/** The last transition to each state that a pledge reached, without staff's notes and undone verifications. */
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { PledgeMove } from '@/lib/platform/payload/payload-types'
import { CORRECTED, MONEY_FOUND, NOT_SPAM, TAKEN_FOR_SPAM } from '../shared/history-notes'
import type { PledgeState } from '../shared/states'

/** As isNote of history-notes.ts tells it. Compared as texts: on PostgreSQL the two states are of two types. */
const IS_NOTE = sql`CAST("from" AS text) = CAST("to" AS text) AND (
  why IN (${TAKEN_FOR_SPAM}, ${NOT_SPAM}) OR substr(why, 1, ${sql.raw(String(CORRECTED.length))}) = ${CORRECTED})`

/** Nobody gave an ID then: a verification that was a mistake was taken back, or the money was there before. */
const IS_NO_REPORT = sql`"to" = 'reported' AND ("from" = 'verified' OR why = ${MONEY_FOUND})`

/**
 * The last move to each state, however long a pledge's history is.
 * @param pledge its id
 */
export async function lastTransitions(
  payload: Payload,
  pledge: number,
): Promise<Partial<Record<PledgeState, PledgeMove>>> {
  const last = await runSql(
    plainDatabase(payload.db),
    sql`SELECT max(id) AS id FROM pledge_moves
      WHERE pledge_id = ${pledge} AND CASE WHEN ${IS_NOTE} OR ${IS_NO_REPORT} THEN 0 ELSE 1 END = 1 GROUP BY "to"`,
  )
  const { docs } = await payload.find({
    collection: 'pledge-moves',
    where: { id: { in: last.map(({ id }) => Number(id)) } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return Object.fromEntries(docs.map((move) => [move.to, move]))
}
