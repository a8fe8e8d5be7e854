/** What mails are about, and what becomes of them. What the admin calls these: `outbox.kinds`, `outbox.states`. */
import { MAIL_AREAS } from '@/lib/access/rights/matrix'

export type MailKind = keyof typeof MAIL_AREAS

export const MAIL_KINDS = Object.keys(MAIL_AREAS) as MailKind[]

/** Whether mails of a kind go to those who work at the foundation, in their language. */
export const isToFoundation = (kind: MailKind): boolean => kind.endsWith('-arrived') || kind === 'backup-overdue'

/** A refused mail is sent again when staff say so, never by itself; one that is left waits for nobody. */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'left'] as const

export type MailState = (typeof MAIL_STATES)[number]
