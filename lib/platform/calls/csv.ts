/** CSV for Excel and LibreOffice. */

import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as others } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { CHUNK } from '@/lib/platform/event-loop/chunks'
import { PRIVATE_NO_STORE } from './json-response'

/** All line breaks within a cell are quoted, not only the delimiter's: each would begin a row in a spreadsheet. */
const OPTIONS = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

export type Cell = string | number | null | undefined

/** Head of a column → its cell of a record. @param beside what else the record's batch needs */
export type Columns<Row, Beside> = Record<string, (row: Row, beside: Beside) => Cell>

/**
 * Records as a table of CSV, in chunks. Cells that a spreadsheet would take for a formula are given an apostrophe (OWASP,
 * CSV injection); the byte order mark tells Excel that it is UTF-8.
 * @param batches records, as they come from the database
 * @param besideOf what the cells of a batch need beside its records
 */
export async function* csv<Row, Beside>(
  columns: Columns<Row, Beside>,
  batches: AsyncIterable<Row[]>,
  besideOf: (rows: Row[]) => Beside | Promise<Beside>,
): AsyncGenerator<string> {
  yield stringify([Object.keys(columns)], { ...OPTIONS, bom: true })
  for await (const batch of batches) {
    const beside = await besideOf(batch)
    const rows = batch.map((row) => Object.values(columns).map((cell) => cell(row, beside)))
    for (const chunk of inChunks(rows)) {
      yield stringify(chunk, OPTIONS)
      // SQLite answers in the same turn of the event loop, so a long table would block all other requests.
      await others()
    }
  }
}

/** Rows of a batch in chunks that are written quickly. */
function* inChunks(rows: Cell[][]): Generator<Cell[][]> {
  let chunk: Cell[][] = []
  let size = 0
  for (const row of rows) {
    chunk.push(row)
    size += row.reduce<number>((sum, cell) => sum + String(cell ?? '').length + 1, 0)
    if (size < CHUNK) continue
    yield chunk
    chunk = []
    size = 0
  }
  if (chunk.length > 0) yield chunk
}

const MOMENT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' })

/** A time in Dhaka as spreadsheets read it: `2026-03-10 14:05`; '' where there is none. */
export const spreadsheetTime = (iso: string | null | undefined): string => (iso ? MOMENT.format(new Date(iso)) : '')

/** A streamed response that a browser saves as `name-2026-03-10.csv`; the table is never in memory as a whole. */
export function csvResponse(name: string, pieces: AsyncGenerator<string>): Response {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(new Date())
  return new Response(asStream(pieces), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': PRIVATE_NO_STORE,
    },
  })
}

function asStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  // Whoever sends the response pulls it, and does not know in which language it was asked for (say.ts).
  const asAsked = AsyncLocalStorage.snapshot()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await asAsked(() => pieces.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
