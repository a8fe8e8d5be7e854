/** The reconciliation's queue: what may belong together, and what waits and why. Of suspected pledges those alone are read whose ID some money has. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { batches, idBatches } from '@/lib/giving/books/id-batches'
import { IS_OPEN_BANK_LINE } from '@/lib/giving/books/waiting-counts'
import type { Queue, QueuedBankLine, QueuedPledge } from '@/lib/giving/shared/reconciliation-types'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import type { Currency } from '@/lib/shared/money/currency'
import type { BankLineSource, Method, Purpose, TrxIdGiver } from '@/lib/shared/money/kinds'
import { campaignTitles, fundName } from '../books/fund-names'
import { beforeVerificationOf } from '../books/pledge-row'
import { donorName } from '../shared/donor-name'
import { promisedAmount } from '../shared/promised-amount'
import { OPEN_STATES, type PledgeState } from '../shared/states'
import { referencesIn } from '../statement-import/find-references'
import { type MatchInput, match } from './match'
import type { Candidate } from './match-board'

const GIVEN_UP = ['expired', 'cancelled', 'rejected'] as const satisfies readonly PledgeState[]

/** Rows, each of some hundred characters. */
const READ_AT_ONCE = 2000

type Row = Record<string, unknown>

/** What the queue reads of a pledge: addresses and messages of thousands of them would be read for nothing. */
export const PLEDGE_COLUMNS: SQL = sql.raw(
  `id, reference, first_name, last_name, anonymous, erased_at, state, amount, currency, method, purpose, campaign_id,
  trx_id, trx_id_from, before_verified, sender_number, phone, suspected, locale, created_at, reported_at`,
)

/** For those alone who may read pledges: access is not checked here. */
export async function readReconciliationQueue(payload: Payload): Promise<Queue> {
  const db = plainDatabase(payload.db)
  const transactions = await readOpen(db)
  const { lookAfter } = await payload.findGlobal({ slug: 'payment', depth: 0, select: { lookAfter: true } })
  const titles = await campaignTitles(payload)
  const named = await namedIn(transactions)
  const candidates = await readCandidates(db, { transactions, named, titles })
  const spent = await readSpent(db, candidates)
  await yieldToEventLoop()
  return match({ transactions, named, candidates, spent, lookAfter, now: new Date() })
}

/** Open bank lines, some at a time: of thousands SQLite would hold everybody up while it reads them. */
async function readOpen(db: SqlRunner): Promise<QueuedBankLine[]> {
  const open: QueuedBankLine[] = []
  for (;;) {
    const last = open.at(-1)?.id ?? 0
    const rows = await runSql(
      db,
      sql`SELECT t.* FROM transactions AS t WHERE t.id > ${last} AND ${IS_OPEN_BANK_LINE} ORDER BY t.id LIMIT ${READ_AT_ONCE}`,
    )
    open.push(...rows.map(toQueuedBankLine))
    if (rows.length < READ_AT_ONCE) return open
    await yieldToEventLoop()
  }
}

/** References in the texts of bank lines, by the line's id. */
async function namedIn(transactions: QueuedBankLine[]): Promise<MatchInput['named']> {
  const step = yieldPerChunk()
  const named: MatchInput['named'] = new Map()
  for (const { id, details } of transactions) {
    if (!details) continue
    named.set(id, referencesIn(details))
    await step(details.length)
  }
  return named
}

async function readCandidates(
  db: SqlRunner,
  {
    transactions,
    named,
    titles,
  }: { transactions: QueuedBankLine[]; named: MatchInput['named']; titles: Map<number, string> },
): Promise<Candidate[]> {
  const open = await runSql(
    db,
    sql`SELECT ${PLEDGE_COLUMNS} FROM pledges WHERE state IN ${OPEN_STATES} AND suspected IS NOT TRUE ORDER BY id`,
  )
  const byIds = new Map(open.map((row) => [Number(row.id), row]))
  const add = async (column: SQL, values: string[], which: SQL) => {
    for (const some of batches([...new Set(values)])) {
      await yieldToEventLoop()
      const found = await runSql(db, sql`SELECT ${PLEDGE_COLUMNS} FROM pledges WHERE ${column} IN ${some} AND ${which}`)
      for (const row of found) byIds.set(Number(row.id), row)
    }
  }
  const trxIds = transactions.map(({ trxId }) => trxId)
  const givenUp = sql`state IN ${GIVEN_UP}`
  await add(sql`trx_id`, trxIds, sql`(${givenUp} OR (state IN ${OPEN_STATES} AND suspected = true))`)
  await add(sql`reference`, [...named.values()].flat(), sql`${givenUp} AND suspected IS NOT TRUE`)
  return [...byIds.values()].map((row) => toCandidate(row, titles))
}

/** Reported pledges with an id whose money another pledge has, or that was set aside. */
async function readSpent(db: SqlRunner, candidates: Candidate[]): Promise<MatchInput['spent']> {
  const spent: MatchInput['spent'] = new Map()
  const reported = candidates.flatMap(({ pledge }) => (pledge.state === 'reported' ? [pledge] : []))
  const taken = new Map<string, Row>()
  for (const { method, ids } of idBatches(reported)) {
    await yieldToEventLoop()
    const rows = await runSql(
      db,
      sql`SELECT t.trx_id, t.set_aside, v.reference FROM transactions AS t
        LEFT JOIN pledges AS v ON v.transaction_id = t.id
        WHERE t.method = ${method} AND t.trx_id IN ${ids} AND (t.set_aside IS NOT NULL OR v.id IS NOT NULL)`,
    )
    for (const row of rows) taken.set(`${method} ${row.trx_id}`, row)
  }
  for (const { id, method, trxId } of reported) {
    const row = taken.get(`${method} ${trxId}`)
    if (row?.reference) {
      const words = say('reconciliation.match.spent', { reference: String(row.reference) })
      spent.set(id, { reason: 'usedTwice', words })
    } else if (row) {
      spent.set(id, { reason: 'setAside', words: say('reconciliation.match.setAside', { why: String(row.set_aside) }) })
    }
  }
  return spent
}

const textOr = (value: unknown) => (value === null || value === '' ? null : String(value))
const moment = (value: unknown) => new Date(value as string).toISOString()

/** A stored bank line, as the reconciliation shows it. */
export function toQueuedBankLine(row: Row): QueuedBankLine {
  return {
    id: Number(row.id),
    method: row.method as Method,
    trxId: String(row.trx_id),
    amount: Number(row.amount),
    currency: row.currency as Currency,
    receivedAt: moment(row.received_at),
    sender: textOr(row.sender),
    details: textOr(row.details),
    source: row.source as BankLineSource,
  }
}

/** A stored pledge, as the reconciliation shows it. @param titles of the campaigns (fund-names.ts) */
export function toQueuedPledge(row: Row, titles: Map<number, string>): QueuedPledge {
  const named = { firstName: textOr(row.first_name), lastName: textOr(row.last_name) }
  return {
    id: Number(row.id),
    reference: String(row.reference),
    donor: donorName(
      { ...named, anonymous: Boolean(row.anonymous), erasedAt: textOr(row.erased_at) },
      wordsOf('pledges', spokenLocale()),
    ),
    state: row.state as PledgeState,
    ...promisedAmount({
      amount: Number(row.amount),
      currency: row.currency as Currency,
      beforeVerified: beforeVerificationOf(row),
    }),
    method: row.method as Method,
    purpose: row.purpose as Purpose,
    campaign: row.campaign_id === null ? null : fundName(titles, Number(row.campaign_id)),
    trxId: textOr(row.trx_id),
    trxIdFrom: textOr(row.trx_id_from) as TrxIdGiver | null,
    senderNumber: textOr(row.sender_number),
    locale: row.locale as Locale,
    createdAt: moment(row.created_at),
    reportedAt: row.reported_at === null ? null : moment(row.reported_at),
  }
}

function toCandidate(row: Row, titles: Map<number, string>): Candidate {
  const numbers = [row.sender_number, row.phone].flatMap((number) => textOr(number) ?? [])
  return { pledge: toQueuedPledge(row, titles), numbers, suspected: Boolean(row.suspected) }
}
