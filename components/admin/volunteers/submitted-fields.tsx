import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { getWords } from '../shared/request-words'
import styles from './volunteer-view.module.scss'

const FIELDS = ['comment', 'phone', 'email', 'address', 'dateOfBirth', 'occupation'] as const

/** The fields that the person filled in, as text. */
export async function SubmittedFields({ registration }: { registration: VolunteerRegistration }) {
  const words = await getWords('volunteers')
  const languages = await getWords('inbox')
  const filled = FIELDS.filter((field) => registration[field])
  return (
    <section>
      <h2>{words('written')}</h2>
      <dl className={styles.written}>
        {filled.map((field) => (
          <div key={field}>
            <dt>{words(`fields.${field}`)}</dt>
            <dd dir="auto">{registration[field]}</dd>
          </div>
        ))}
        <div>
          <dt>{words('fields.language')}</dt>
          <dd>{languages(`languages.${registration.locale}`)}</dd>
        </div>
      </dl>
    </section>
  )
}
