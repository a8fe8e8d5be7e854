/** Imports bank lines from SMS texts and statement files: preview, then store. */
import type { PayloadRequest } from 'payload'
import { authorOf } from '@/lib/access/rights/author'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { plainDatabase } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { BankLineSource } from '@/lib/shared/money/kinds'
import { storeBankLines } from '../books/bank-lines'
import type { ImportReport, SmsCall, StatementCall, StatementReading } from '../shared/import-types'
import { classifyLines } from './classify-lines'
import { generatedIdNote, guessColumns, missingFrom } from './columns'
import { rememberColumns, rememberedColumns } from './remembered-columns'
import { MOST_PIECES, type Reading, readSmsText } from './sms'
import { readStatement } from './statement'
import { readTable, type Table } from './table'

const SAMPLE = 10

/** What a pasted text says, and which of it is new. Nothing is stored. */
export async function previewSms(req: PayloadRequest, { text, method }: SmsCall): Promise<ImportReport> {
  return classifyLines(plainDatabase(req.payload.db), await readingOf(text, method))
}

/** Stores the new transactions of a pasted text; what is known already stays as it is. */
export async function importSms(req: PayloadRequest, { text, method }: SmsCall): Promise<ImportReport> {
  return store(req, await readingOf(text, method), 'sms')
}

async function readingOf(text: string, method: SmsCall['method']): Promise<Reading> {
  const reading = await readSmsText(text, method, new Date())
  if (reading.lines.length + reading.refused.length <= MOST_PIECES) return reading
  throw publicError(say('reconciliation.call.tooManyTexts', { most: MOST_PIECES }), 413)
}

/** What a statement holds, with the columns that were sent, remembered or guessed. @throws APIError 422 */
export async function previewStatement(
  req: PayloadRequest,
  file: Buffer,
  { method, currency, columns: sent }: StatementCall,
): Promise<StatementReading> {
  const table = await tableOf(file)
  const db = plainDatabase(req.payload.db)
  const known = await rememberedColumns(db, method, table.hash)
  const columns = sent ?? known ?? guessColumns(table.head)
  const missing = missingFrom(columns, table.head)
  const reading = missing === null ? await readStatement(table, { method, currency, columns }, new Date()) : null
  return {
    head: table.head,
    sample: table.rows.slice(0, SAMPLE).map(({ cells }) => cells),
    rows: table.rows.length,
    columns,
    remembered: known !== null,
    missing,
    note: reading && generatedIdNote(columns, reading.lines),
    report: reading && (await classifyLines(db, reading)),
  }
}

/** Stores the new transactions of a statement, and remembers its columns. @throws APIError 422 */
export async function importStatement(
  req: PayloadRequest,
  file: Buffer,
  { method, currency, columns = {} }: StatementCall,
): Promise<ImportReport> {
  const table = await tableOf(file)
  const missing = missingFrom(columns, table.head)
  if (missing) throw publicError(missing, 422)
  const reading = await readStatement(table, { method, currency, columns }, new Date())
  return withTransaction(req, async () => {
    await rememberColumns(req, { method, header: table.hash, columns })
    return store(req, reading, 'statement')
  })
}

async function tableOf(file: Buffer): Promise<Table> {
  const table = await readTable(file)
  if (typeof table === 'string') throw publicError(table, 422)
  return table
}

function store(req: PayloadRequest, reading: Reading, source: BankLineSource): Promise<ImportReport> {
  return withTransaction(req, async () => {
    // Of two people who import one file at once, the second is told that its lines are known.
    await lockRecord(req, 'transactions', null)
    const report = await classifyLines(await transactionDatabase(req), reading)
    const added = report.lines.filter(({ fate }) => fate === 'new')
    await storeBankLines(req, added, { source, by: authorOf(req) })
    return report
  })
}
