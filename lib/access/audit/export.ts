/** The history as a table for Excel and LibreOffice. */
import type { Payload } from 'payload'
import { type Cell, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import type { HistoryFilter } from './filter'
import { entriesInBatches, namesOf } from './find'
import { actWords, fieldWords, subjectWords, whoOf } from './words'

type Column = (entry: AuditEntry, payload: Payload, names: Map<number, string>) => Cell

const COLUMNS: Record<string, Column> = {
  When: ({ at }) => spreadsheetTime(at),
  Who: (entry, _payload, names) => whoOf(entry, names),
  'E-mail': ({ actor }) => actor,
  'Account number': ({ accountNumber }) => accountNumber,
  'With key': ({ apiKey }) => apiKey,
  What: ({ act }) => actWords(act),
  Of: (entry, payload) => subjectWords(payload, entry),
  Fields: (entry, payload) => fieldWords(payload, entry).join(', '),
  From: ({ network }) => network,
  Times: ({ times }) => times ?? 1,
}

/** The lines of a filter as CSV, in pieces. Whoever calls has checked who asks. */
export function exportHistory(payload: Payload, filter: HistoryFilter): AsyncGenerator<string> {
  return csv(Object.keys(COLUMNS), rowsOf(payload, filter))
}

async function* rowsOf(payload: Payload, filter: HistoryFilter): AsyncGenerator<Cell[][]> {
  for await (const entries of entriesInBatches(payload, filter)) {
    const names = await namesOf(payload, entries)
    yield entries.map((entry) => Object.values(COLUMNS).map((cell) => cell(entry, payload, names)))
  }
}
