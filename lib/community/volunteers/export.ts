/** The list as a table for Excel and LibreOffice. */
import type { Payload } from 'payload'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { ageInYears } from '@/lib/intake/schema/age'
import { spreadsheetPhone } from '@/lib/intake/spreadsheet-phone'
import { type Columns, csv, spreadsheetTime as moment } from '@/lib/platform/calls/csv'
import { spokenLocale } from '@/lib/platform/calls/say'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { type Titles, titlesOf } from './assignments'
import { registrationsInBatches } from './find'
import { authorInWords } from './history'

/** Headings and statuses in a language; numbers, days and times as programs read them. */
function columnsIn(locale: Locale): Columns<VolunteerRegistration, Titles> {
  const words = wordsOf('volunteers', locale)
  const status = ({ status, suspected }: VolunteerRegistration) =>
    words(suspected ? 'export.suspected' : `statuses.${status}`)
  const signed = (by: string | null | undefined) => (by ? authorInWords(by, words) : by)
  return {
    [words('export.registered')]: ({ createdAt }) => moment(createdAt),
    [words('fields.name')]: ({ name }) => name,
    [words('fields.status')]: status,
    [words('fields.phone')]: ({ phone }) => spreadsheetPhone(phone),
    [words('fields.email')]: ({ email }) => email,
    [words('fields.address')]: ({ address }) => address,
    [words('fields.dateOfBirth')]: ({ dateOfBirth }) => dateOfBirth,
    [words('export.age')]: ({ dateOfBirth }) => (dateOfBirth ? ageInYears(dateOfBirth) : ''),
    [words('fields.occupation')]: ({ occupation }) => occupation,
    [words('fields.comment')]: ({ comment }) => comment,
    [words('fields.language')]: (registration) => wordsOf('inbox', locale)(`languages.${registration.locale}`),
    [words('fields.project')]: ({ project }, { projects }) => projects.get(Number(project)),
    [words('fields.event')]: ({ event }, { events }) => events.get(Number(event)),
    [words('fields.notes')]: ({ notes }) =>
      notes?.map(({ text, by, at }) => `${moment(at)} ${signed(by)}: ${text}`).join('\n'),
    [words('export.changed')]: ({ updatedAt }) => moment(updatedAt),
  }
}

/** The registrations of a filter as CSV, in pieces; in the language of whoever asks. */
export function exportRegistrations(payload: Payload, filter: VolunteerFilter): AsyncGenerator<string> {
  const locale = spokenLocale()
  const batches = registrationsInBatches(payload, filter)
  return csv(columnsIn(locale), batches, (batch) => titlesOf(payload, batch, locale))
}
