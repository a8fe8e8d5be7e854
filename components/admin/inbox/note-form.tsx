'use client'
import shared from '../shared/shared.module.scss'
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
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      <label htmlFor="message-note">Note, for yourselves</label>
      {others !== null && (
        <div className={styles.suspicion} role="alert">
          <strong>{others ? 'Meanwhile somebody wrote:' : 'Meanwhile somebody removed the note.'}</strong>
          <p dir="auto">{others}</p>
          {others && 'Yours takes its place when you save it: put both together.'}
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
        Save the note
      </button>
    </form>
  )
}
