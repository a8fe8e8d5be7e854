import { redirect } from 'next/navigation'
import { auditAddress } from './addresses'

/** Redirects to the list: an entry has no screen of its own. */
export function AuditRecord() {
  redirect(auditAddress())
}
