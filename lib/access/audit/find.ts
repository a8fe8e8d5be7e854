/** Reads the audit log. The caller has checked the right to read it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { countRows } from '@/lib/platform/database/count'
import { newestIds, newestInBatches, recordsByIds } from '@/lib/platform/database/newest-first'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { dhakaMidnight } from '@/lib/shared/format/dhaka-day'
import { pageOf } from '@/lib/shared/lists/paginate'
import type { AuditFilter } from './filter'

const LISTED = { collection: 'audit-entries', table: 'audit_entries' } as const
const PAGE_SIZE = 50
const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1000

export interface AuditPage {
  entries: AuditEntry[]
  total: number
  page: number
  pages: number
}

/** A page of a filter's entries, the newest first; the last page where there are fewer. */
export async function findEntries(payload: Payload, filter: AuditFilter, asked: number): Promise<AuditPage> {
  const where = conditionOf(filter)
  const total = await countRows(payload, LISTED.table, where)
  const { page, pages, ...range } = pageOf(total, PAGE_SIZE, asked)
  const ids = await newestIds(payload, LISTED, { where, ...range })
  return { entries: await recordsByIds(payload, LISTED, ids), total, page, pages }
}

/** All entries of a filter, newest first, in batches. */
export const entriesInBatches = (payload: Payload, filter: AuditFilter): AsyncGenerator<AuditEntry[]> =>
  newestInBatches(payload, LISTED, { where: conditionOf(filter), size: BATCH })

function conditionOf({ account, act, subject, record, from, to }: AuditFilter): SQL {
  const conditions = [sql`1 = 1`]
  if (account !== '') conditions.push(sql`account_number = ${account}`)
  if (act) conditions.push(sql`act = ${act}`)
  if (subject) conditions.push(sql`subject = ${subject}`)
  if (record) conditions.push(sql`record = ${record}`)
  if (from) conditions.push(sql`at >= ${new Date(dhakaMidnight(from)).toISOString()}`)
  if (to) conditions.push(sql`at < ${new Date(dhakaMidnight(to) + DAY_MS).toISOString()}`)
  return sql.join(conditions, sql` AND `)
}

/** Accounts that have entries: id → the e-mail that they had last. */
export async function accountsInLog(payload: Payload): Promise<Map<number, string>> {
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT account_number, actor FROM audit_entries WHERE id IN
      (SELECT max(id) FROM audit_entries WHERE account_number IS NOT NULL AND actor IS NOT NULL GROUP BY account_number)
      ORDER BY actor`,
  )
  return new Map(rows.map(({ account_number, actor }) => [Number(account_number), String(actor)]))
}

/** The present names of the entries' accounts, by id; deleted accounts are left out. */
export async function accountNames(payload: Payload, entries: AuditEntry[]): Promise<Map<number, string>> {
  const ids = [...new Set(entries.flatMap(({ accountNumber }) => (accountNumber ? [accountNumber] : [])))]
  if (ids.length === 0) return new Map()
  const rows = await runSql(plainDatabase(payload.db), sql`SELECT id, name FROM users WHERE id IN ${ids}`)
  return new Map(rows.map(({ id, name }) => [Number(id), String(name)]))
}

/** Records of these entries that still exist: `news/12` and so on. */
export async function existingRecords(payload: Payload, entries: AuditEntry[]): Promise<Set<string>> {
  const asked = new Map<string, Set<number>>()
  for (const { subject, record } of entries) {
    if (!subject || !record || !Object.hasOwn(payload.collections, subject)) continue
    asked.set(subject, (asked.get(subject) ?? new Set()).add(Number(record)))
  }
  const there = [...asked].map(async ([subject, ids]) => {
    const table = sql.identifier(subject.replaceAll('-', '_'))
    const rows = await runSql(plainDatabase(payload.db), sql`SELECT id FROM ${table} WHERE id IN ${[...ids]}`)
    return rows.map(({ id }) => `${subject}/${id}`)
  })
  return new Set((await Promise.all(there)).flat())
}
