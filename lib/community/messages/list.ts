/** What the inbox shows. Read with the rights of the person who looks. */
import { sql } from 'drizzle-orm'
import type { Payload, TypedUser } from 'payload'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { isOfKinds, mailKindsOf } from '@/lib/outbox/areas'
import { countRows } from '@/lib/platform/database/count'
import { newestIds } from '@/lib/platform/database/newest-first'
import { plainDatabase, runSql } from '@/lib/platform/database/sql'
import { pageOf } from '@/lib/shared/lists/paginate'
import { messagesOf } from './search-sql'

export const PAGE_SIZE = 25

/** Characters of a message that its line in the list has room for. */
const FIRST_WORDS = 160

export interface ListedMessage {
  id: number
  /** '' where the message has none, as the subject. */
  sender: string
  subject: string
  firstWords: string
  createdAt: string
  unread: boolean
}

export interface MessagePage {
  messages: ListedMessage[]
  total: number
  page: number
  pages: number
}

/** A page of a folder, the newest first; the last one where there are fewer. */
export async function listMessages(
  payload: Payload,
  user: TypedUser | null | undefined,
  { folder, search, page }: { folder: MessageFolder; search: string; page: number },
): Promise<MessagePage> {
  const where = messagesOf(folder, search)
  const total = await countRows(payload, 'messages', where)
  const { page: shown, pages, ...range } = pageOf(total, PAGE_SIZE, page)
  // The order of arrival, also within one moment; by the Id alone the database needs no sorting.
  const ids = await newestIds(payload, { collection: 'messages', table: 'messages' }, { where, ...range })
  const answer = await payload.find({
    collection: 'messages',
    where: { id: { in: ids } },
    select: {
      mailerName: true,
      mailAddress: true,
      mailerSubject: true,
      mailerMessage: true,
      readAt: true,
      createdAt: true,
    },
    sort: '-id',
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const messages = answer.docs.map(
    ({ id, mailerName, mailAddress, mailerSubject, mailerMessage, readAt, createdAt }) => ({
      id: Number(id),
      sender: mailerName || mailAddress || '',
      subject: mailerSubject ?? '',
      firstWords: (mailerMessage ?? '')
        .slice(0, 4 * FIRST_WORDS)
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, FIRST_WORDS),
      createdAt,
      unread: !readAt,
    }),
  )
  return { messages, total, page: shown, pages }
}

/** Unread messages of each folder. For those alone who may read the inbox: nobody is asked here. */
export async function countUnread(payload: Payload): Promise<Record<MessageFolder, number>> {
  const rows = await runSql(
    plainDatabase(payload.db),
    sql`SELECT folder, COUNT(*) AS unread FROM messages WHERE read_at IS NULL GROUP BY folder`,
  )
  const counts: Record<string, number> = Object.fromEntries(rows.map(({ folder, unread }) => [folder, Number(unread)]))
  return { inbox: counts.inbox ?? 0, suspected: counts.suspected ?? 0, archive: counts.archive ?? 0 }
}

export interface Waiting {
  /** Unread messages of the inbox. */
  messages: number
  /** Unread messages that are suspected of being spam: one of them may be a person's. */
  suspectedMessages: number
  /** New volunteers that are not suspected of being spam. */
  volunteers: number
  suspectedVolunteers: number
  /** Mails that were refused: nobody sends them again until staff say so. */
  refusedMails: number
  /** Mails that are not sent yet. */
  waitingMails: number
}

/**
 * What waits, as the menu and the dashboard count it. Nobody is asked here about messages and volunteers: `waitingLinks`
 * shows them to those who may read the inbox.
 * @param user of whose area mails are counted
 */
export async function countWaiting(payload: Payload, user: TypedUser | null | undefined): Promise<Waiting> {
  const theirs = isOfKinds(mailKindsOf(user, 'read'))
  const [row] = await runSql(
    plainDatabase(payload.db),
    sql`SELECT
      (SELECT COUNT(*) FROM messages WHERE folder = 'inbox' AND read_at IS NULL) AS messages,
      (SELECT COUNT(*) FROM messages WHERE folder = 'suspected' AND read_at IS NULL) AS suspected_messages,
      (SELECT COUNT(*) FROM volunteer_registrations WHERE suspected = true) AS suspected_volunteers,
      (SELECT COUNT(*) FROM volunteer_registrations WHERE status = 'new' AND suspected IS NOT TRUE) AS volunteers,
      (SELECT COUNT(*) FROM mails WHERE state = 'refused' AND ${theirs}) AS refused_mails,
      (SELECT COUNT(*) FROM mails WHERE state = 'waiting' AND ${theirs}) AS waiting_mails`,
  )
  return {
    messages: Number(row?.messages),
    suspectedMessages: Number(row?.suspected_messages),
    volunteers: Number(row?.volunteers),
    suspectedVolunteers: Number(row?.suspected_volunteers),
    refusedMails: Number(row?.refused_mails),
    waitingMails: Number(row?.waiting_mails),
  }
}
