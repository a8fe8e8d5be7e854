/** Writes the history of changes. Nothing else does, and the database refuses to change or remove a line (migrations). */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import type { Act } from './acts'
import { headersAsked } from './asker'

export interface DoneAct {
  act: Act
  /** Slug of the collection or global. */
  subject?: string | undefined
  /** Id of the record. */
  record?: number | string | undefined
  /** Names of what was changed; never what stood or stands there. */
  fields?: readonly string[] | undefined
  /** Id of the account, where the request has no user yet or no more. */
  account?: number | undefined
  /** E-mail of that account as it is stored; never what a stranger typed: it may be a password in the wrong field. */
  actor?: string | undefined
}

/**
 * Adds a line: in the request's transaction, so that neither stands without the other, or by itself where there is none.
 * What is refused is recorded once its transaction has ended: a rollback would take the line with it, and on SQLite a
 * line of its own would wait for the transaction. Who did it is the request's user, where no account is named.
 * @throws what the database throws
 */
export function recordAct(req: PayloadRequest, { record, ...done }: DoneAct): Promise<void> {
  return recordEach(req, done, [record])
}

/** Adds a line for a write of staff or of a program; none where the site works by itself. See recordAct. */
export async function recordWork(req: PayloadRequest, done: DoneAct): Promise<void> {
  if (req.user) await recordAct(req, done)
}

/** Rows of one statement: far below what either database takes. */
const AT_ONCE = 200

/** Adds a line for each of several records; see recordAct. */
export async function recordEach(
  req: PayloadRequest,
  done: Omit<DoneAct, 'record'>,
  records: readonly DoneAct['record'][],
): Promise<void> {
  if (records.length === 0) return
  const db = (await req.transactionID) ? await transactionDatabase(req) : plainDatabase(req.payload.db)
  const fields = done.fields && done.fields.length > 0 ? JSON.stringify(done.fields) : null
  const { act, subject } = done
  const line = { at: new Date().toISOString(), ...whoDid(req, done), act, subject, fields, network: networkOf(req) }
  await addLines(
    db,
    records.map((record) => ({ ...line, record: record === undefined ? null : String(record) })),
  )
}

/** A line as it is stored. */
interface Line extends Pick<DoneAct, 'act' | 'subject'> {
  /** ISO 8601. */
  at: string
  account: number | null
  actor: string | null
  key?: string | null
  record?: string | null
  /** JSON of a list. */
  fields?: string | null
  network: string | null
  /** Of a line that stands for several: how many. */
  times?: number | null
}

/** Adds lines as they are given. recordAct and recordEach know who asks. */
export async function addLines(db: SqlRunner, lines: readonly Line[]): Promise<void> {
  for (let i = 0; i < lines.length; i += AT_ONCE) {
    const rows = lines.slice(i, i + AT_ONCE).map((line) => {
      const { at, account, actor, key = null, act, subject = null, record = null, fields = null, network } = line
      return sql`(${at}, ${account}, ${actor}, ${key}, ${act}, ${subject}, ${record}, ${fields}, ${network},
        ${line.times ?? null})`
    })
    await runSql(
      db,
      sql`INSERT INTO audit_entries (at, account_number, actor, api_key, act, subject, record, fields, network, times)
        VALUES ${sql.join(rows, sql`, `)}`,
    )
  }
}

interface Who {
  account: number | null
  actor: string | null
  key: string | null
}

function whoDid({ user }: PayloadRequest, { account, actor }: Omit<DoneAct, 'record'>): Who {
  if (account !== undefined || actor !== undefined) return { account: account ?? null, actor: actor ?? null, key: null }
  const { id, email, key } = (user ?? {}) as { id?: number; email?: string; key?: { name?: string } }
  return { account: id ?? null, actor: email ?? null, key: key?.name ?? null }
}

/** Network of the visitor's address, which the front names; null for what the site does itself. */
export function networkOf({ headers }: PayloadRequest): string | null {
  const address = headers?.get('x-forwarded-for') ?? headersAsked()?.get('x-forwarded-for')
  return address ? networksOf(address).network : null
}
