/** What is copied, and what differs in a copy: a date, a number behind the title, and what no two records share. */
import type { RowFamily } from './multiply-rows'

/** As copyPrefix (link-pictures.ts) writes it. */
const PREFIX = "printf('copy%05d-', copy.number)"
const SHORT_NUMBER = "printf('%05d', copy.number)"

const numbered = (column: string) => `source."${column}" || ' ' || copy.number`

/** A day of the ten years before; the time stays as the column writes it. */
const earlierDay = (column: string) =>
  `date(substr(source."${column}", 1, 10), '-' || (copy.number % 3650) || ' days') || substr(source."${column}", 11)`

const earlierMoment = (column: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', source."${column}", '-' || (copy.number * 7) || ' minutes')`

const otherAddress = (column: string) => `replace(source."${column}", '@', '.' || copy.number || '@')`
const otherPhone = (column: string) => `substr(source."${column}", 1, 9) || ${SHORT_NUMBER}`

/** Numbers of a year's receipts go on behind the last. */
const SERIAL = 'source.serial + copy.number * (SELECT last FROM receipt_years WHERE year = source.year)'

const FILE_COLUMNS = ['filename', ...[480, 800, 1200, 2000].map((width) => `sizes_webp${width}_filename`)]

const OWN_GIFTS = "source.pledge_id IN (SELECT id FROM pledges WHERE source <> 'before')"

/** By the name of its option. */
export const FAMILIES = {
  pictures: {
    tables: ['media'],
    values: {
      ...Object.fromEntries(FILE_COLUMNS.map((column) => [`media.${column}`, `${PREFIX} || source."${column}"`])),
      'media.look': 'lower(hex(randomblob(8)))',
      'media_locales.alt': numbered('alt'),
    },
  },
  news: {
    tables: ['news', '_news_v'],
    values: {
      'news.date': earlierDay('date'),
      '_news_v.version_date': earlierDay('version_date'),
      'news_locales.title': numbered('title'),
      '_news_v_locales.version_title': numbered('version_title'),
    },
  },
  projects: {
    tables: ['projects', '_projects_v'],
    // Home page and footer show some, however many there are.
    only: { projects_pages: 'false', _projects_v_version_pages: 'false' },
    values: {
      'projects_locales.title': numbered('title'),
      '_projects_v_locales.version_title': numbered('version_title'),
    },
  },
  gifts: {
    tables: ['transactions', 'pledges', 'pledge_moves', 'ledger_entries', 'receipts'],
    only: {
      transactions: "source.source <> 'before'",
      pledges: "source.source <> 'before'",
      pledge_moves: OWN_GIFTS,
      ledger_entries: OWN_GIFTS,
      receipts: OWN_GIFTS,
    },
    values: {
      'transactions.trx_id': `source.trx_id || ${SHORT_NUMBER}`,
      'transactions.received_at': earlierMoment('received_at'),
      // In the form of a reference, which the site makes anew.
      'pledges.reference': `source.reference || copy.number`,
      'pledges.status_key': 'hex(randomblob(11))',
      'pledges.last_name': numbered('last_name'),
      'pledges.email': otherAddress('email'),
      'pledges.phone': otherPhone('phone'),
      'pledges.trx_id': `source.trx_id || ${SHORT_NUMBER}`,
      'pledges.verified_at': earlierMoment('verified_at'),
      'pledges.reported_at': earlierMoment('reported_at'),
      'pledge_moves.at': earlierMoment('at'),
      'ledger_entries.at': earlierMoment('at'),
      'ledger_entries.money_at': earlierMoment('money_at'),
      'receipts.number': `substr(source.number, 1, instr(source.number, '/')) || printf('%04d', ${SERIAL})`,
      'receipts.serial': SERIAL,
      'receipts.donor_name': numbered('donor_name'),
    },
  },
  messages: {
    tables: ['messages'],
    values: {
      'messages.mailer_name': numbered('mailer_name'),
      'messages.mail_address': otherAddress('mail_address'),
      'messages.sender_phone': otherPhone('sender_phone'),
    },
  },
} satisfies Record<string, RowFamily>

export type FamilyName = keyof typeof FAMILIES
