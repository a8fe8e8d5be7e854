/** The column mapping of statements, remembered by method and head row. */
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordStaffAction } from '@/lib/access/audit/record'
import { jsonIn, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type { Method } from '@/lib/shared/money/kinds'
import { COLUMN_KINDS, type StatementColumns } from '../shared/import-types'

/** Columns as they are sent and stored. */
export const columnsSchema = z.partialRecord(z.enum(COLUMN_KINDS), z.int().min(0).max(1000))

/** @param header hash of the head row; null where its columns were never chosen */
export async function rememberedColumns(
  db: SqlRunner,
  method: Method,
  header: string,
): Promise<StatementColumns | null> {
  const [row] = await runSql(
    db,
    sql`SELECT columns FROM statement_layouts WHERE method = ${method} AND header = ${header}`,
  )
  const read = columnsSchema.safeParse(jsonIn(row?.columns))
  return read.success ? (read.data as StatementColumns) : null
}

/** Remembers columns, in the request's transaction, instead of those chosen before. */
export async function rememberColumns(
  req: PayloadRequest,
  { method, header, columns }: { method: Method; header: string; columns: StatementColumns },
): Promise<void> {
  const now = new Date().toISOString()
  const json = JSON.stringify(columns)
  await runSql(
    await transactionDatabase(req),
    sql`INSERT INTO statement_layouts (method, header, columns) VALUES (${method}, ${header}, ${json})
      ON CONFLICT (method, header) DO UPDATE SET columns = excluded.columns, updated_at = ${now}`,
  )
  await recordStaffAction(req, { act: 'update', subject: 'statement-layouts', fields: ['columns'] })
}
