/** Whose business a mail is: one to or about a donor is the treasurers', all others are the inbox's. */
import { type SQL, sql } from 'drizzle-orm'
import { isAllowed } from '@/lib/access/rights/authorization'
import { MAIL_AREAS } from '@/lib/access/rights/matrix'
import { MAIL_KINDS, type MailKind } from './kinds'

/** The kinds of mails with which a person may do something; none for those who may not at all. */
export function mailKindsOf(user: Parameters<typeof isAllowed>[0], action: 'read' | 'update'): MailKind[] {
  return MAIL_KINDS.filter((kind) => isAllowed(user, MAIL_AREAS[kind], action))
}

/** Condition on rows of `mails`. */
export const isOfKinds = (kinds: readonly MailKind[]): SQL => (kinds.length > 0 ? sql`kind IN ${kinds}` : sql`1 = 0`)
