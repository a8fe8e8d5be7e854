/** Endpoints of the audit log, below /api/audit-entries. */
import type { Endpoint } from 'payload'
import { exportAuditLog } from './export'
import { exportEndpoint } from './export-endpoint'
import { readAuditFilter } from './filter'

export const auditEndpoints: Endpoint[] = [
  exportEndpoint({ path: '/export', subject: 'audit-entries', name: 'history' }, (payload, asked) =>
    exportAuditLog(payload, readAuditFilter(asked)),
  ),
]
