import { sql } from 'drizzle-orm'
import { type Fact, moment, type PersonalData } from '@/lib/access/personal-data'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import { matchesPerson } from '@/lib/intake/matches-person'
import { eraseRecords, eraseWhere } from '@/lib/outbox/erase-records'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { daysBefore, monthsBefore } from '@/lib/shared/format/cutoffs'
import { languageName } from '@/lib/shared/format/language-name'
import { type Titles, titlesOf } from './assignments'

export const registrationData: PersonalData<VolunteerRegistration> = {
  collection: 'volunteer-registrations',
  need: 'inbox.delete',
  isOf: (person) => matchesPerson(person, sql`email`, sql`phone`),
  list: ({ name, email, phone }) => ({ title: 'Registered as a volunteer', name, email, phone }),
  describe: async (payload, registrations) => {
    const titles = await titlesOf(payload, registrations)
    return registrations.map((registration) => ['REGISTRATION', factsOf(registration, titles)])
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

const factsOf = (volunteer: VolunteerRegistration, { projects, events }: Titles): Fact[] => [
  ['Came', moment(volunteer.createdAt)],
  ['Name', volunteer.name],
  ['E-mail', volunteer.email],
  ['Phone', volunteer.phone],
  ['Address', volunteer.address],
  ['Date of birth', volunteer.dateOfBirth],
  ['Occupation', volunteer.occupation],
  ['Comment', volunteer.comment],
  ['Language of the site', languageName(volunteer.locale)],
  ['Status', STATUSES[volunteer.status]],
  ['Project', projects.get(Number(volunteer.project))],
  ['Event', events.get(Number(volunteer.event))],
  ['Why it was suspected of being spam', volunteer.suspicion],
  ...(volunteer.notes ?? []).map(({ text, by, at }): Fact => [`Note of ${by || 'the staff'}, ${moment(at)}`, text]),
  ...(volunteer.history ?? []).map(({ at, by, change }): Fact => [`Changed by ${by}, ${moment(at)}`, change]),
]
