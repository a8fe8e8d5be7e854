import type { TypedUser } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import type { Waiting } from '@/lib/community/messages/list'
import type { WaitingCounts } from '@/lib/giving/books/waiting-counts'
import { mailKindsOf } from '@/lib/outbox/areas'
import type { Words } from '@/lib/shared/i18n/admin/translate'

export interface WaitingLink {
  /** Payload's own id of such a link. */
  id: string
  href: string
  label: string
  /** What waits there; 0 where nothing is counted. */
  count: number
  /** What is counted, read out after the number. */
  counted?: string
  /** How many are suspected of being spam, apart from those; left out for none. */
  suspected?: string
  /** What the dashboard says of it. */
  words: string
}

type InboxWords = Words<'inbox'>

/** Links to messages, volunteers and outbox, with their pending items; only those that a person may follow. */
export function waitingLinks(waiting: Waiting, user: TypedUser | null | undefined, words: InboxWords): WaitingLink[] {
  const sent = isAllowed(user, 'inbox', 'read') ? linksToSent(waiting, words) : []
  return mailKindsOf(user, 'read').length > 0 ? [...sent, linkToOutbox(waiting, words)] : sent
}

const suspectedOf = (count: number, words: InboxWords) =>
  count > 0 ? { suspected: words('waiting.suspected', { count }) } : {}

const linksToSent = (waiting: Waiting, words: InboxWords): WaitingLink[] => [
  {
    id: 'nav-messages',
    href: '/admin/collections/messages',
    label: words('waiting.inbox'),
    count: waiting.messages,
    counted: words('unread'),
    words: words('waiting.unread', { count: waiting.messages }),
    ...suspectedOf(waiting.suspectedMessages, words),
  },
  {
    id: 'nav-volunteer-registrations',
    href: '/admin/collections/volunteer-registrations',
    label: words('waiting.volunteers'),
    count: waiting.volunteers,
    counted: words('waiting.newCount'),
    words: words('waiting.new', { count: waiting.volunteers }),
    ...suspectedOf(waiting.suspectedVolunteers, words),
  },
]

const linkToOutbox = ({ refusedMails, waitingMails }: Waiting, words: InboxWords): WaitingLink => ({
  id: 'nav-mails',
  href: '/admin/collections/mails',
  label: words('waiting.outbox'),
  count: refusedMails,
  counted: words('waiting.refusedCount'),
  words: words('waiting.mails', { waiting: waitingMails, refused: refusedMails }),
})

/** The pictures whose consent has ended or ends soon, the first of them first. */
export const linkToConsents = (count: number, words: InboxWords): WaitingLink => ({
  id: 'nav-consents',
  href: '/admin/collections/media?sort=consent.until&where[or][0][and][0][consent.until][exists]=true',
  label: words('waiting.consents'),
  count,
  words: words('waiting.consentsWords', { count }),
})

/** The menu's links to what was given, for those who may read it. */
export const givingLinks = ({ transactions, reports, suspected }: WaitingCounts, words: InboxWords): WaitingLink[] => [
  {
    id: 'nav-desk',
    href: '/admin/desk',
    label: words('waiting.desk'),
    count: transactions + reports,
    counted: words('waiting.deskCount'),
    words: words('waiting.deskWords', { transactions, reports }),
  },
  {
    id: 'nav-pledges',
    href: '/admin/collections/pledges',
    label: words('waiting.gifts'),
    count: 0,
    words: words('waiting.giftsWords'),
    ...suspectedOf(suspected, words),
  },
  {
    id: 'nav-giving',
    href: '/admin/giving',
    label: words('waiting.overview'),
    count: 0,
    words: words('waiting.overviewWords'),
  },
  {
    id: 'nav-receipts',
    href: '/admin/receipts',
    label: words('waiting.receipts'),
    count: 0,
    words: words('waiting.receiptsWords'),
  },
]
