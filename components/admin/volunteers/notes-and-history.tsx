import { authorInWords, lineInWords } from '@/lib/community/volunteers/history'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import { NoteForm } from './note-form'
import styles from './volunteer-view.module.scss'

interface OfRegistration {
  registration: VolunteerRegistration
}

export async function Notes({ registration: { id, notes } }: OfRegistration) {
  const words = await getWords('volunteers')
  return (
    <section>
      <h2>{words('fields.notes')}</h2>
      <ul className={styles.entries}>
        {notes?.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <Signed by={authorInWords(note.by, words)} at={note.at} />
          </li>
        ))}
      </ul>
      <NoteForm id={id} />
    </section>
  )
}

export async function History({ registration: { history, createdAt } }: OfRegistration) {
  const words = await getWords('volunteers')
  return (
    <section>
      <h2>{words('fields.history')}</h2>
      <ol className={styles.entries}>
        <li>
          <p>{words('history.registered')}</p>
          <Signed at={createdAt} />
        </li>
        {history?.map((entry) => (
          <li key={entry.id}>
            <p>{lineInWords(entry.change, words)}</p>
            <Signed by={authorInWords(entry.by, words)} at={entry.at} />
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
