/** The list as a table for Excel and LibreOffice. */
import { stringify } from 'csv-stringify/sync'
import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/cms/payload-types'
import { yearsSince } from '@/lib/forms/schema/birth'
import { dialable } from '@/lib/forms/schema/phone'
import type { VolunteerFilter } from './filter'
import { registrationsInBatches } from './find'
import { type Titles, titlesOf } from './places'
import { STATUSES } from './status'

/** A moment in Dhaka as spreadsheets read it: `2026-03-10 14:05`. */
const MOMENT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' })

const moment = (iso: string | null | undefined) => (iso ? MOMENT.format(new Date(iso)) : '')

type Column = (registration: VolunteerRegistration, titles: Titles) => string | number | null | undefined

const COLUMNS: Record<string, Column> = {
  Registered: ({ createdAt }) => moment(createdAt),
  Name: ({ name }) => name,
  Status: ({ status, suspected }) => (suspected ? 'Suspected of being spam' : STATUSES[status]),
  Phone: ({ phone }) => sheetPhone(phone),
  'E-mail': ({ email }) => email,
  Address: ({ address }) => address,
  'Date of birth': ({ dateOfBirth }) => dateOfBirth,
  Age: ({ dateOfBirth }) => (dateOfBirth ? yearsSince(dateOfBirth) : ''),
  Occupation: ({ occupation }) => occupation,
  Comment: ({ comment }) => comment,
  Language: ({ locale }) => (locale === 'bn' ? 'Bangla' : 'English'),
  Project: ({ project }, { projects }) => projects.get(Number(project)),
  Event: ({ event }, { events }) => events.get(Number(event)),
  Notes: ({ notes }) => notes?.map(({ text, by, at }) => `${moment(at)} ${by}: ${text}`).join('\n'),
  'Last change': ({ updatedAt }) => moment(updatedAt),
}

/**
 * The registrations of a filter as CSV, in pieces. Cells that a spreadsheet would take for a formula are given an
 * apostrophe (OWASP, CSV injection); the byte order mark tells Excel that it is UTF-8.
 */
export async function* exportRegistrations(payload: Payload, filter: VolunteerFilter): AsyncGenerator<string> {
  // Of line breaks alone only the delimiter's would be quoted, and every other would begin a row in a spreadsheet.
  const options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const
  yield stringify([Object.keys(COLUMNS)], { ...options, bom: true })
  for await (const batch of registrationsInBatches(payload, filter)) {
    const titles = await titlesOf(payload, batch)
    const rows = batch.map((registration) => Object.values(COLUMNS).map((cell) => cell(registration, titles)))
    yield stringify(rows, options)
  }
}

/** `01711-000000`: a plus would be taken for a formula, and digits alone for a number without its zero. */
function sheetPhone(phone: string | null | undefined): string {
  const national = /^\+880(\d{4})(\d+)$/.exec(dialable(phone ?? '') ?? '')
  return national ? `0${national[1]}-${national[2]}` : (phone ?? '')
}
