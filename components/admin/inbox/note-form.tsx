'use client'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './message-view.module.scss'

interface NoteFormProps {
  text: string
  /** Conflicting note that somebody else saved meanwhile; null for none. */
  others: string | null
  busy: boolean
  saved: boolean
  onType: (text: string) => void
  onSave: () => Promise<void>
}

/** Staff's note on a message. */
export function NoteForm({ text, others, busy, saved, onType, onSave }: NoteFormProps) {
  const words = useWords('inbox')
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      <label htmlFor="message-note">{words('note.label')}</label>
      {others !== null && (
        <div className={styles.suspicion} role="alert">
          <strong>{words(others ? 'note.others' : 'note.removed')}</strong>
          <p dir="auto">{others}</p>
          {others && words('note.both')}
        </div>
      )}
      <textarea
        id="message-note"
        rows={3}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="submit" className={shared.button} disabled={busy || saved}>
        {words('note.save')}
      </button>
    </form>
  )
}
