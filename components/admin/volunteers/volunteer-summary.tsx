import Link from 'next/link'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import type { Titles } from '@/lib/community/volunteers/assignments'
import type { OtherRegistration } from '@/lib/community/volunteers/same-person'
import { ageInYears } from '@/lib/intake/schema/age'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { day } from '@/lib/shared/format/date'
import { viewAddress } from './addresses'
import styles from './volunteer-summary.module.scss'

interface VolunteerSummaryProps {
  registration: VolunteerRegistration
  others: OtherRegistration[]
  titles: Titles
}

/** Summary of a registration: age, place, assignments, other registrations of the same person. */
export function VolunteerSummary({ registration, others, titles }: VolunteerSummaryProps) {
  const { address, dateOfBirth, occupation, createdAt, project, event, suspicion, suspected } = registration
  const told = [dateOfBirth && `${ageInYears(dateOfBirth)} years`, address, occupation].filter((each) => !!each)
  const places = [titles.projects.get(Number(project)), titles.events.get(Number(event))].filter(Boolean)
  return (
    <div className={styles.summary}>
      {told.length > 0 && (
        <ul>
          {told.map((each) => (
            <li key={each}>
              <span dir="auto">{each}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        Registered <time dateTime={createdAt}>{day(createdAt, 'en')}</time>
      </p>
      {places.length > 0 && <p>Assigned to {places.join(' and ')}</p>}
      {suspected && suspicion && <p>Suspected: {suspicion}</p>}
      {others.map(({ id, status, createdAt: at }) => (
        <p key={id} className={styles.other}>
          <Link href={viewAddress(id)} prefetch={false}>
            Also registered {day(at, 'en')} ({STATUSES[status]})
          </Link>
        </p>
      ))}
    </div>
  )
}
