/** The audit log as CSV, for Excel and LibreOffice. */
import type { Payload } from 'payload'
import { type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import type { AuditFilter } from './filter'
import { accountNames, entriesInBatches } from './find'
import { actionLabel, actorLabel, fieldLabels, subjectLabel } from './labels'

interface Beside {
  payload: Payload
  names: Map<number, string>
}

const COLUMNS: Columns<AuditEntry, Beside> = {
  When: ({ at }) => spreadsheetTime(at),
  Who: (entry, { names }) => actorLabel(entry, names),
  'E-mail': ({ actor }) => actor,
  'Account number': ({ accountNumber }) => accountNumber,
  'With key': ({ apiKey }) => apiKey,
  What: ({ act }) => actionLabel(act),
  Of: (entry, { payload }) => subjectLabel(payload, entry),
  Fields: (entry, { payload }) => fieldLabels(payload, entry).join(', '),
  From: ({ network }) => network,
  Times: ({ times }) => times ?? 1,
}

/** The entries of a filter as CSV, in chunks. The caller has checked the right to read them. */
export const exportAuditLog = (payload: Payload, filter: AuditFilter): AsyncGenerator<string> =>
  csv(COLUMNS, entriesInBatches(payload, filter), async (entries) => ({
    payload,
    names: await accountNames(payload, entries),
  }))
