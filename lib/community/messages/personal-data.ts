import { sql } from 'drizzle-orm'
import { moment, type PersonalData } from '@/lib/access/personal-data'
import { matchesPerson } from '@/lib/intake/matches-person'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import { eraseRecords, eraseWhere } from '@/lib/outbox/erase-records'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import type { Message } from '@/lib/platform/payload/payload-types'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { UNREAD_TIMES } from './unread-times'

export const messageData: PersonalData<Message> = {
  collection: 'messages',
  need: 'inbox.delete',
  isOf: (person) => matchesPerson(person, sql`mail_address`, sql`sender_phone`),
  list: (message) => ({
    title: message.mailerSubject || say('inbox.noSubject'),
    name: message.mailerName,
    email: message.mailAddress,
    phone: message.senderPhone,
  }),
  describe: async (_, messages) =>
    messages.map((message) => [
      say('inbox.report.title'),
      [
        [say('inbox.report.came'), moment(message.createdAt)],
        [say('inbox.fields.name'), message.mailerName],
        [say('inbox.fields.email'), message.mailAddress],
        [say('inbox.fields.phone'), message.senderPhone],
        [say('inbox.fields.subject'), message.mailerSubject],
        [say('inbox.fields.message'), message.mailerMessage],
        [say('inbox.report.language'), say(`inbox.languages.${message.locale}`)],
        [say('inbox.fields.folder'), say(`inbox.folders.${message.folder}`)],
        [say('inbox.report.suspicion'), suspicionInWords(message.suspicion, spokenLocale())],
        [say('inbox.report.read'), moment(message.readAt)],
        [say('inbox.report.note'), message.note],
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
