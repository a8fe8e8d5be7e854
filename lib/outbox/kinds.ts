/** What mails are about, and what becomes of them. */
import type { MAIL_AREAS } from '@/lib/access/rights/matrix'

/** Kind → what the admin calls it. */
export const MAIL_KINDS = {
  'message-arrived': 'A message, to the foundation',
  'message-acknowledged': 'Thanks for a message',
  'registration-arrived': 'A volunteer, to the foundation',
  'registration-acknowledged': 'Thanks for registering',
  'pledge-arrived': 'A promised gift, to the foundation',
  'pledge-acknowledged': 'How to give, to the donor',
  'pledge-rejected': 'Money not found, to the donor',
  'receipt-issued': 'A receipt',
  'receipt-cancelled': 'A cancelled receipt',
} as const satisfies Record<keyof typeof MAIL_AREAS, string>

export type MailKind = keyof typeof MAIL_KINDS

/**
 * State → what the admin calls it. A refused mail is sent again when staff say so, never by itself; one that is left waits
 * for nobody.
 */
export const MAIL_STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  left: 'Left as it is',
} as const

export type MailState = keyof typeof MAIL_STATES
