import { type AuditFilter, auditQuery } from '@/lib/access/audit/filter'

const LIST = '/admin/collections/audit-entries'

/** Address of the audit log with a filter, at a page. */
export const auditAddress = (filter: Partial<AuditFilter> = {}, page?: number) => `${LIST}${auditQuery(filter, page)}`

export const auditExportAddress = (filter: AuditFilter) => `/api/audit-entries/export${auditQuery(filter)}`
