/** Tables for Excel and LibreOffice. */

import { setImmediate as others } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { CHUNK } from '@/lib/platform/event-loop/chunks'
import { PRIVATE_NO_STORE } from './json-response'

/** Of line breaks alone only the delimiter's would be quoted, and every other would begin a row in a spreadsheet. */
const OPTIONS = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

export type Cell = string | number | null | undefined

/**
 * A table as CSV, in pieces. Cells that a spreadsheet would take for a formula are given an apostrophe (OWASP, CSV
 * injection); the byte order mark tells Excel that it is UTF-8.
 * @param batches rows, as they come from the database
 */
export async function* csv(head: string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield stringify([head], { ...OPTIONS, bom: true })
  for await (const rows of batches) {
    for (const few of fewAtOnce(rows)) {
      yield stringify(few, OPTIONS)
      // SQLite answers in the same turn: whoever saves a long table would hold all others up.
      await others()
    }
  }
}

/** Rows of a batch, as many as are soon written. */
function* fewAtOnce(rows: Cell[][]): Generator<Cell[][]> {
  let few: Cell[][] = []
  let size = 0
  for (const row of rows) {
    few.push(row)
    size += row.reduce<number>((sum, cell) => sum + String(cell ?? '').length + 1, 0)
    if (size < CHUNK) continue
    yield few
    few = []
    size = 0
  }
  if (few.length > 0) yield few
}

const MOMENT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' })

/** A moment in Dhaka as spreadsheets read it: `2026-03-10 14:05`; '' where there is none. */
export const spreadsheetTime = (iso: string | null | undefined): string => (iso ? MOMENT.format(new Date(iso)) : '')

/** The answer that a browser saves as `name-2026-03-10.csv`. It is made as it is read: never in memory as a whole. */
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
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
