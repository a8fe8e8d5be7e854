/** The list as a table for Excel and LibreOffice. */
import type { Payload } from 'payload'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import { ageInYears } from '@/lib/intake/schema/age'
import { spreadsheetPhone } from '@/lib/intake/spreadsheet-phone'
import { type Columns, csv, spreadsheetTime as moment } from '@/lib/platform/calls/csv'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import { type Titles, titlesOf } from './assignments'
import { registrationsInBatches } from './find'

const COLUMNS: Columns<VolunteerRegistration, Titles> = {
  Registered: ({ createdAt }) => moment(createdAt),
  Name: ({ name }) => name,
  Status: ({ status, suspected }) => (suspected ? 'Suspected of being spam' : STATUSES[status]),
  Phone: ({ phone }) => spreadsheetPhone(phone),
  'E-mail': ({ email }) => email,
  Address: ({ address }) => address,
  'Date of birth': ({ dateOfBirth }) => dateOfBirth,
  Age: ({ dateOfBirth }) => (dateOfBirth ? ageInYears(dateOfBirth) : ''),
  Occupation: ({ occupation }) => occupation,
  Comment: ({ comment }) => comment,
  Language: ({ locale }) => languageName(locale),
  Project: ({ project }, { projects }) => projects.get(Number(project)),
  Event: ({ event }, { events }) => events.get(Number(event)),
  Notes: ({ notes }) => notes?.map(({ text, by, at }) => `${moment(at)} ${by}: ${text}`).join('\n'),
  'Last change': ({ updatedAt }) => moment(updatedAt),
}

/** The registrations of a filter as CSV, in pieces. */
export const exportRegistrations = (payload: Payload, filter: VolunteerFilter): AsyncGenerator<string> =>
  csv(COLUMNS, registrationsInBatches(payload, filter), (batch) => titlesOf(payload, batch))
