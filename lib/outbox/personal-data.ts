import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { moment, type PersonalData } from '@/lib/access/personal-data'
import { say } from '@/lib/platform/calls/say'
import { anyOf, sameEmail } from '@/lib/platform/database/search-sql'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import type { Mail } from '@/lib/platform/payload/payload-types'
import { isOfKinds, mailKindsOf } from './areas'
import { MAIL_COLUMNS } from './erase-records'

const RECORDS = Object.entries(MAIL_COLUMNS) as [CollectionSlug, string][]

/** Mails go with their record: found are those alone whose record was not. */
export const mailData: PersonalData<Mail> = {
  collection: 'mails',
  need: { any: ['inbox.delete', 'gifts.update'] },
  isOf: ({ email }, { user, foundOf }) => {
    const apart = RECORDS.map(([collection, name]) => {
      const column = sql.identifier(name)
      return sql`(${column} IS NULL OR ${column} NOT IN (${foundOf(collection)}))`
    })
    const toThem = email ? sameEmail(sql`recipient`, email) : sql`1 = 0`
    return sql`${isOfKinds(mailKindsOf(user, 'read'))} AND ${toThem} AND ${sql.join(apart, sql` AND `)}`
  },
  belongsTo: (chosen) => {
    const conditions = RECORDS.flatMap(([collection, column]) => {
      const ids = chosen(collection)
      return ids.length > 0 ? [sql`${sql.identifier(column)} IN ${ids}`] : []
    })
    return conditions.length > 0 ? anyOf(conditions) : null
  },
  list: ({ kind, recipient }) => ({ title: say(`outbox.kinds.${kind}`), email: recipient }),
  describe: async (_, mails) =>
    mails.map((mail) => [
      say('outbox.personal.title'),
      [
        [say('outbox.personal.kind'), say(`outbox.kinds.${mail.kind}`)],
        [say('outbox.personal.to'), mail.recipient],
        [say('outbox.personal.state'), say(`outbox.states.${mail.state}`)],
        [say('outbox.personal.written'), moment(mail.createdAt)],
        [say('outbox.personal.sent'), moment(mail.sentAt)],
      ],
    ]),
  erase: async (req, ids) => {
    if (ids.length > 0) await runSql(await transactionDatabase(req), sql`DELETE FROM mails WHERE id IN ${ids}`)
  },
}
