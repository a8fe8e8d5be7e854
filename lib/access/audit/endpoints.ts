/** Calls of the history's screen, below /api/audit-entries. */
import type { Endpoint } from 'payload'
import { exportHistory } from './export'
import { exportEndpoint } from './export-endpoint'
import { readHistoryFilter } from './filter'

export const auditEndpoints: Endpoint[] = [
  exportEndpoint({ path: '/export', subject: 'audit-entries', name: 'history' }, (payload, asked) =>
    exportHistory(payload, readHistoryFilter(asked)),
  ),
]
