import type { Payload } from 'payload'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import type { AuditAction } from './actions'
import { actionLabel, actorLabel, subjectLabel } from './labels'

const payload = {
  collections: { users: { config: { labels: { singular: 'Account', plural: 'Accounts' } } } },
  config: { globals: [] },
} as unknown as Payload

/** A line as it is read: what somebody did with the account of another. */
function read(act: AuditAction): string {
  const entry = { act, actor: 'rahima@example.org', accountNumber: 2, subject: 'users', record: '6' } as AuditEntry
  const who = actorLabel(entry, new Map([[2, 'Rahima']]), 'en')
  return `${who} ${actionLabel(act, 'en')} ${subjectLabel(payload, entry, 'en')}`
}

test.each<[AuditAction, string]>([
  ['unlocked', 'Rahima let in again Account 6'],
  ['sessions-ended', 'Rahima ended the sessions of Account 6'],
  ['password', 'Rahima changed the password of Account 6'],
  ['second-factor-set', 'Rahima set up the authenticator app of Account 6'],
  ['second-factor-removed', 'Rahima took away the authenticator app of Account 6'],
  ['recovery-codes', 'Rahima made new recovery codes for Account 6'],
  ['update', 'Rahima changed Account 6'],
])('%s: “%s”', (act, line) => expect(read(act)).toBe(line))
