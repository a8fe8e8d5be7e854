import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { languageName } from '@/lib/shared/format/language-name'
import styles from './volunteer-view.module.scss'

const FIELDS = {
  comment: 'Comment',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  dateOfBirth: 'Date of birth',
  occupation: 'Occupation',
} as const

/** The fields that the person filled in, as text. */
export function SubmittedFields({ registration }: { registration: VolunteerRegistration }) {
  const filled = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((field) => registration[field])
  return (
    <section>
      <h2>What they wrote</h2>
      <dl className={styles.written}>
        {filled.map((field) => (
          <div key={field}>
            <dt>{FIELDS[field]}</dt>
            <dd dir="auto">{registration[field]}</dd>
          </div>
        ))}
        <div>
          <dt>Language</dt>
          <dd>{languageName(registration.locale)}</dd>
        </div>
      </dl>
    </section>
  )
}
