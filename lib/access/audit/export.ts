/** The audit log as CSV, for Excel and LibreOffice. */
import type { Payload } from 'payload'
import { type Columns, csv, spreadsheetTime } from '@/lib/platform/calls/csv'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { AuditFilter } from './filter'
import { accountNames, entriesInBatches } from './find'
import { actionLabel, actorLabel, fieldLabels, subjectLabel } from './labels'

interface Beside {
  payload: Payload
  names: Map<number, string>
}

const columns = (locale: Locale): Columns<AuditEntry, Beside> => ({
  [say('audit.columns.at')]: ({ at }) => spreadsheetTime(at),
  [say('audit.columns.who')]: (entry, { names }) => actorLabel(entry, names, locale),
  [say('audit.columns.email')]: ({ actor }) => actor,
  [say('audit.columns.accountNumber')]: ({ accountNumber }) => accountNumber,
  [say('audit.columns.apiKey')]: ({ apiKey }) => apiKey,
  [say('audit.columns.act')]: ({ act }) => actionLabel(act, locale),
  [say('audit.columns.subject')]: (entry, { payload }) => subjectLabel(payload, entry, locale),
  [say('audit.columns.fields')]: (entry, { payload }) => fieldLabels(payload, entry, locale).join(', '),
  [say('audit.columns.network')]: ({ network }) => network,
  [say('audit.columns.times')]: ({ times }) => times ?? 1,
})

/** The entries of a filter as CSV, in chunks, in the language of whoever asks. The caller has checked their rights. */
export const exportAuditLog = (payload: Payload, filter: AuditFilter): AsyncGenerator<string> =>
  csv(columns(spokenLocale()), entriesInBatches(payload, filter), async (entries) => ({
    payload,
    names: await accountNames(payload, entries),
  }))
