/** The history as a table for Excel and LibreOffice. */
import type { Payload } from 'payload'
import { type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import type { HistoryFilter } from './filter'
import { entriesInBatches, namesOf } from './find'
import { actWords, fieldWords, subjectWords, whoOf } from './words'

interface Beside {
  payload: Payload
  names: Map<number, string>
}

const COLUMNS: Columns<AuditEntry, Beside> = {
  When: ({ at }) => spreadsheetTime(at),
  Who: (entry, { names }) => whoOf(entry, names),
  'E-mail': ({ actor }) => actor,
  'Account number': ({ accountNumber }) => accountNumber,
  'With key': ({ apiKey }) => apiKey,
  What: ({ act }) => actWords(act),
  Of: (entry, { payload }) => subjectWords(payload, entry),
  Fields: (entry, { payload }) => fieldWords(payload, entry).join(', '),
  From: ({ network }) => network,
  Times: ({ times }) => times ?? 1,
}

/** The lines of a filter as CSV, in pieces. Whoever calls has checked who asks. */
export const exportHistory = (payload: Payload, filter: HistoryFilter): AsyncGenerator<string> =>
  csv(COLUMNS, entriesInBatches(payload, filter), async (entries) => ({
    payload,
    names: await namesOf(payload, entries),
  }))
