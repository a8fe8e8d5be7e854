/** The list as a table for Excel and LibreOffice. */

import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/cms/payload-types'
import { type Cell, csv, sheetMoment as moment } from '@/lib/format/csv'
import { languageName } from '@/lib/format/language-name'
import { yearsSince } from '@/lib/forms/schema/birth'
import { sheetPhone } from '@/lib/forms/sheet-phone'
import type { VolunteerFilter } from './filter'
import { registrationsInBatches } from './find'
import { type Titles, titlesOf } from './places'
import { STATUSES } from './status'

type Column = (registration: VolunteerRegistration, titles: Titles) => Cell

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
  Language: ({ locale }) => languageName(locale),
  Project: ({ project }, { projects }) => projects.get(Number(project)),
  Event: ({ event }, { events }) => events.get(Number(event)),
  Notes: ({ notes }) => notes?.map(({ text, by, at }) => `${moment(at)} ${by}: ${text}`).join('\n'),
  'Last change': ({ updatedAt }) => moment(updatedAt),
}

/** The registrations of a filter as CSV, in pieces. */
export function exportRegistrations(payload: Payload, filter: VolunteerFilter): AsyncGenerator<string> {
  return csv(Object.keys(COLUMNS), rowsOf(payload, filter))
}

async function* rowsOf(payload: Payload, filter: VolunteerFilter): AsyncGenerator<Cell[][]> {
  for await (const batch of registrationsInBatches(payload, filter)) {
    const titles = await titlesOf(payload, batch)
    yield batch.map((registration) => Object.values(COLUMNS).map((cell) => cell(registration, titles)))
  }
}
