import { sql } from 'drizzle-orm'
import { type Fact, moment, type PersonalData } from '@/lib/access/personal-data'
import { matchesPerson } from '@/lib/intake/matches-person'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import { eraseRecords, eraseWhere } from '@/lib/outbox/erase-records'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { type Titles, titlesOf } from './assignments'
import { authorInWords, lineInWords } from './history'

export const registrationData: PersonalData<VolunteerRegistration> = {
  collection: 'volunteer-registrations',
  need: 'inbox.delete',
  isOf: (person) => matchesPerson(person, sql`email`, sql`phone`),
  list: ({ name, email, phone }) => ({ title: say('volunteers.listed'), name, email, phone }),
  describe: async (payload, registrations) => {
    const titles = await titlesOf(payload, registrations, spokenLocale())
    return registrations.map((registration) => [say('volunteers.report.title'), factsOf(registration, titles)])
  },
  erase: (req, ids) => eraseRecords(req, 'volunteer-registrations', ids),
  eraseOver: (payload, { now, registrationsMonths, suspectedDays }) =>
    eraseWhere(
      payload,
      'volunteer-registrations',
      sql`(status IN ('declined', 'left') AND updated_at < ${monthsBefore(now, registrationsMonths)})
        OR (suspected = ${true} AND updated_at < ${daysBefore(now, suspectedDays)})`,
    ),
}

function factsOf(volunteer: VolunteerRegistration, { projects, events }: Titles): Fact[] {
  const words = wordsOf('volunteers', spokenLocale())
  return [
    [words('report.came'), moment(volunteer.createdAt)],
    [words('fields.name'), volunteer.name],
    [words('fields.email'), volunteer.email],
    [words('fields.phone'), volunteer.phone],
    [words('fields.address'), volunteer.address],
    [words('fields.dateOfBirth'), volunteer.dateOfBirth],
    [words('fields.occupation'), volunteer.occupation],
    [words('fields.comment'), volunteer.comment],
    [words('report.language'), say(`inbox.languages.${volunteer.locale}`)],
    [words('fields.status'), words(`statuses.${volunteer.status}`)],
    [words('fields.project'), projects.get(Number(volunteer.project))],
    [words('fields.event'), events.get(Number(volunteer.event))],
    [words('report.suspicion'), suspicionInWords(volunteer.suspicion, spokenLocale())],
    ...(volunteer.notes ?? []).map(({ text, by, at }): Fact => {
      const author = by ? authorInWords(by, words) : words('report.staff')
      return [words('report.note', { by: author, moment: moment(at) }), text]
    }),
    ...(volunteer.history ?? []).map(
      ({ at, by, change }): Fact => [
        words('report.changed', { by: authorInWords(by, words), moment: moment(at) }),
        lineInWords(change, words),
      ],
    ),
  ]
}
