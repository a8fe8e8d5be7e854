import { type HistoryFilter, historyQuery } from '@/lib/access/audit/filter'

const LIST = '/admin/collections/audit-entries'

/** The list of the lines that a filter lets through; and which page of it. */
export const historyAddress = (filter: Partial<HistoryFilter> = {}, page?: number) =>
  `${LIST}${historyQuery(filter, page)}`

export const historyExport = (filter: HistoryFilter) => `/api/audit-entries/export${historyQuery(filter)}`
