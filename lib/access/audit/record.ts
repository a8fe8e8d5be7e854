/** Writes the audit log. Nothing else does, and the database's triggers refuse to change or delete an entry (migrations). */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { networksOf } from '@/lib/platform/limits/ip-networks'
import type { AuditAction } from './actions'
import { currentRequestHeaders } from './request-headers'

export interface AuditEvent {
  act: AuditAction
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
 * Adds an entry: in the request's transaction, so that neither stands without the other, or by itself where there is none.
 * A refusal is recorded once its transaction has ended: a rollback would take the entry with it, and on SQLite an entry
 * outside of it would wait for its end. The actor is the request's user, where the event names no account.
 * @throws what the database throws
 */
export function recordAction(req: PayloadRequest, { record, ...done }: AuditEvent): Promise<void> {
  return recordActions(req, done, [record])
}

/** Adds an entry for an action of staff or of an API client; none where the site works by itself. See recordAction. */
export async function recordStaffAction(req: PayloadRequest, done: AuditEvent): Promise<void> {
  if (req.user) await recordAction(req, done)
}

/** Rows of one statement: far below what either database takes. */
const ROWS_PER_INSERT = 200

/** Adds an entry for each of several records; see recordAction. */
export async function recordActions(
  req: PayloadRequest,
  done: Omit<AuditEvent, 'record'>,
  records: readonly AuditEvent['record'][],
): Promise<void> {
  if (records.length === 0) return
  const db = (await req.transactionID) ? await transactionDatabase(req) : plainDatabase(req.payload.db)
  const fields = done.fields && done.fields.length > 0 ? JSON.stringify(done.fields) : null
  const { act, subject } = done
  const entry = { at: new Date().toISOString(), ...actorOf(req, done), act, subject, fields, network: networkOf(req) }
  await insertEntries(
    db,
    records.map((record) => ({ ...entry, record: record === undefined ? null : String(record) })),
  )
}

/** An entry as it is inserted. */
interface NewEntry extends Pick<AuditEvent, 'act' | 'subject'> {
  /** ISO 8601. */
  at: string
  account: number | null
  actor: string | null
  key?: string | null
  record?: string | null
  /** JSON of a list. */
  fields?: string | null
  network: string | null
  /** For an entry that stands for several: how many. */
  times?: number | null
}

/** Inserts entries as they are given; recordAction and recordActions fill in actor, time and network. */
export async function insertEntries(db: SqlRunner, entries: readonly NewEntry[]): Promise<void> {
  for (let i = 0; i < entries.length; i += ROWS_PER_INSERT) {
    const rows = entries.slice(i, i + ROWS_PER_INSERT).map((entry) => {
      const { at, account, actor, key = null, act, subject = null, record = null, fields = null, network } = entry
      return sql`(${at}, ${account}, ${actor}, ${key}, ${act}, ${subject}, ${record}, ${fields}, ${network},
        ${entry.times ?? null})`
    })
    await runSql(
      db,
      sql`INSERT INTO audit_entries (at, account_number, actor, api_key, act, subject, record, fields, network, times)
        VALUES ${sql.join(rows, sql`, `)}`,
    )
  }
}

interface EntryActor {
  account: number | null
  actor: string | null
  key: string | null
}

function actorOf({ user }: PayloadRequest, { account, actor }: Omit<AuditEvent, 'record'>): EntryActor {
  if (account !== undefined || actor !== undefined) return { account: account ?? null, actor: actor ?? null, key: null }
  const { id, email, key } = (user ?? {}) as { id?: number; email?: string; key?: { name?: string } }
  return { account: id ?? null, actor: email ?? null, key: key?.name ?? null }
}

/** Network of the visitor's address (X-Forwarded-For, set by the front); null for what the site does itself. */
export function networkOf({ headers }: PayloadRequest): string | null {
  const address = headers?.get('x-forwarded-for') ?? currentRequestHeaders()?.get('x-forwarded-for')
  return address ? networksOf(address).network : null
}
