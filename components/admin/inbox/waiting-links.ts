import type { TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import type { Waiting } from '@/lib/community/messages/list'
import type { WaitingCounts } from '@/lib/giving/books/waiting-counts'
import { mailKindsOf } from '@/lib/outbox/areas'

export interface WaitingLink {
  /** Payload's own id of such a link. */
  id: string
  href: string
  label: string
  count: number
  /** What is counted, read out after the number. */
  counted: string
  /** Of those apart that are suspected of being spam. */
  suspected?: number
  /** What the dashboard says instead, where more than one thing is counted. */
  words?: string
}

/** Links to messages, volunteers and outbox, with their pending items; only those that a person may follow. */
export function waitingLinks(waiting: Waiting, user: TypedUser | null | undefined): WaitingLink[] {
  const sent = isAllowed(user, 'inbox', 'read') ? linksToSent(waiting) : []
  return mailKindsOf(user, 'read').length > 0 ? [...sent, linkToOutbox(waiting)] : sent
}

const linksToSent = (waiting: Waiting): WaitingLink[] => [
  {
    id: 'nav-messages',
    href: '/admin/collections/messages',
    label: 'Inbox',
    count: waiting.messages,
    counted: 'unread',
    suspected: waiting.suspectedMessages,
  },
  {
    id: 'nav-volunteer-registrations',
    href: '/admin/collections/volunteer-registrations',
    label: 'Volunteers',
    count: waiting.volunteers,
    counted: 'new',
    suspected: waiting.suspectedVolunteers,
  },
]

const linkToOutbox = ({ refusedMails, waitingMails }: Waiting): WaitingLink => ({
  id: 'nav-mails',
  href: '/admin/collections/mails',
  label: 'Outbox',
  count: refusedMails,
  counted: 'refused',
  words: `${waitingMails} waiting, ${refusedMails} refused`,
})

/** The menu's links to what was given, for those who may read it. */
export const givingLinks = ({ transactions, reports, suspected }: WaitingCounts): WaitingLink[] => [
  {
    id: 'nav-desk',
    href: '/admin/desk',
    label: 'Reconcile',
    count: transactions + reports,
    counted: 'to reconcile',
    words: `${transactions} to match, ${reports} reported`,
  },
  {
    id: 'nav-pledges',
    href: '/admin/collections/pledges',
    label: 'Gifts',
    count: 0,
    counted: '',
    suspected,
    words: 'Promised, verified and refunded',
  },
  {
    id: 'nav-giving',
    href: '/admin/giving',
    label: 'Overview',
    count: 0,
    counted: '',
    words: 'By campaign, purpose and month; the ledger',
  },
  {
    id: 'nav-receipts',
    href: '/admin/receipts',
    label: 'Receipts',
    count: 0,
    counted: '',
    words: 'And year statements',
  },
]
