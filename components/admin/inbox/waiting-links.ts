import type { Waiting } from '@/lib/messages/list'

interface WaitingLink {
  /** Payload's own id of such a link. */
  id: string
  href: string
  label: string
  count: number
  /** What is counted, read out after the number. */
  counted: string
}

/** The menu's links to what people sent, with what waits there. */
export const waitingLinks = ({ messages, volunteers, refusedMails }: Waiting): WaitingLink[] => [
  {
    id: 'nav-messages',
    href: '/admin/collections/messages',
    label: 'Inbox',
    count: messages,
    counted: 'unread',
  },
  {
    id: 'nav-volunteer-registrations',
    href: '/admin/collections/volunteer-registrations',
    label: 'Volunteers',
    count: volunteers,
    counted: 'new',
  },
  {
    id: 'nav-mails',
    href: '/admin/collections/mails',
    label: 'Outbox',
    count: refusedMails,
    counted: 'refused',
  },
]
