import { sql } from 'drizzle-orm'
import { moment, type PersonalData } from '@/lib/access/personal-data'
import { MESSAGE_FOLDERS } from '@/lib/community/shared/message-folders'
import { matchesPerson } from '@/lib/intake/matches-person'
import { eraseRecords, eraseWhere } from '@/lib/outbox/erase-records'
import type { Message } from '@/lib/platform/payload/payload-types'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { languageName } from '@/lib/shared/format/language-name'

/** How much longer a suspected message waits for somebody to read it. */
const UNREAD_TIMES = 3

export const messageData: PersonalData<Message> = {
  collection: 'messages',
  need: 'inbox.delete',
  isOf: (person) => matchesPerson(person, sql`mail_address`, sql`sender_phone`),
  list: (message) => ({
    title: message.mailerSubject || 'No subject',
    name: message.mailerName,
    email: message.mailAddress,
    phone: message.senderPhone,
  }),
  describe: async (_, messages) =>
    messages.map((message) => [
      'MESSAGE',
      [
        ['Came', moment(message.createdAt)],
        ['Name', message.mailerName],
        ['E-mail', message.mailAddress],
        ['Phone', message.senderPhone],
        ['Subject', message.mailerSubject],
        ['Message', message.mailerMessage],
        ['Language of the site', languageName(message.locale)],
        ['Folder', MESSAGE_FOLDERS[message.folder]],
        ['Why it was suspected of being spam', message.suspicion],
        ['Read', moment(message.readAt)],
        ['Note of the staff', message.note],
      ],
    ]),
  erase: (req, ids) => eraseRecords(req, 'messages', ids),
  eraseOver: (payload, { now, messagesMonths, suspectedDays }) => {
    const suspected = daysBefore(now, suspectedDays)
    const unread = daysBefore(now, UNREAD_TIMES * suspectedDays)
    return eraseWhere(
      payload,
      'messages',
      // By its last change: what staff put to the suspected today is not gone within the hour. Unread, it may be a person's.
      sql`created_at < ${monthsBefore(now, messagesMonths)} OR (folder = 'suspected'
        AND ((updated_at < ${suspected} AND read_at < ${suspected}) OR (read_at IS NULL AND updated_at < ${unread})))`,
    )
  },
}
