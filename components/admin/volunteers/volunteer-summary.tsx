import Link from 'next/link'
import type { Titles } from '@/lib/community/volunteers/assignments'
import type { OtherRegistration } from '@/lib/community/volunteers/same-person'
import { ageInYears } from '@/lib/intake/schema/age'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { day } from '@/lib/shared/format/date'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { viewAddress } from './addresses'
import styles from './volunteer-summary.module.scss'

interface VolunteerSummaryProps {
  registration: VolunteerRegistration
  others: OtherRegistration[]
  titles: Titles
}

/** Summary of a registration: age, place, assignments, other registrations of the same person. */
export async function VolunteerSummary({ registration, others, titles }: VolunteerSummaryProps) {
  const words = await getWords('volunteers')
  const locale = await staffLocaleOfRequest()
  const { address, dateOfBirth, occupation, createdAt, project, event, suspicion, suspected } = registration
  const age = dateOfBirth && words('summary.years', { years: ageInYears(dateOfBirth) })
  const told = [age, address, occupation].filter((each) => !!each)
  const places = [titles.projects.get(Number(project)), titles.events.get(Number(event))]
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
        {words.rich('summary.registered', {
          day: day(createdAt, locale),
          time: (shown) => <time dateTime={createdAt}>{shown}</time>,
        })}
      </p>
      {places.some(Boolean) && <p>{assignedTo(places, words)}</p>}
      {suspected && suspicion && <p>{words('summary.suspected', { reasons: suspicionInWords(suspicion, locale) })}</p>}
      {others.map(({ id, status, createdAt: at }) => (
        <p key={id} className={styles.other}>
          <Link href={viewAddress(id)} prefetch={false}>
            {words('summary.also', { day: day(at, locale), status: words(`statuses.${status}`) })}
          </Link>
        </p>
      ))}
    </div>
  )
}

function assignedTo([project, event]: (string | undefined)[], words: Words<'volunteers'>): string {
  if (project && event) return words('summary.assignedBoth', { project, event })
  return words('summary.assigned', { place: project ?? event ?? '' })
}
