import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { DateTime } from '../shared/date-time'
import { NoteForm } from './note-form'
import styles from './volunteer-view.module.scss'

interface OfRegistration {
  registration: VolunteerRegistration
}

export function Notes({ registration: { id, notes } }: OfRegistration) {
  return (
    <section>
      <h2>Notes</h2>
      <ul className={styles.entries}>
        {notes?.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <Signed by={note.by} at={note.at} />
          </li>
        ))}
      </ul>
      <NoteForm id={id} />
    </section>
  )
}

export function History({ registration: { history, createdAt } }: OfRegistration) {
  return (
    <section>
      <h2>History</h2>
      <ol className={styles.entries}>
        <li>
          <p>Registered</p>
          <Signed at={createdAt} />
        </li>
        {history?.map((entry) => (
          <li key={entry.id}>
            <p>{entry.change}</p>
            <Signed by={entry.by} at={entry.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Signed({ by, at }: { by?: string | null; at?: string | null }) {
  return (
    <small>
      {by && <span dir="auto">{by}, </span>}
      {at && <DateTime at={at} />}
    </small>
  )
}
