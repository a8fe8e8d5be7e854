import type { Waiting } from '@/lib/messages/list'

interface WaitingLink {
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

/** The menu's links to what people sent, with what waits there. */
export const waitingLinks = (waiting: Waiting): WaitingLink[] => [
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
  {
    id: 'nav-mails',
    href: '/admin/collections/mails',
    label: 'Outbox',
    count: waiting.refusedMails,
    counted: 'refused',
    words: `${waiting.waitingMails} waiting, ${waiting.refusedMails} refused`,
  },
]
