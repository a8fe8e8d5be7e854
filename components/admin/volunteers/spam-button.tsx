'use client'
import { useWords } from '../shared/words'
import styles from './status-steps.module.scss'
import { type Saved, useChange } from './use-change'

interface SpamButtonProps {
  id: number
  name: string
  /** Whether it is taken for spam now. */
  suspected?: boolean
}

/** Marks a registration as spam or not spam; what is not spam is acknowledged by mail. */
export function SpamButton({ id, name, suspected = true }: SpamButtonProps) {
  const words = useWords('volunteers')
  const { busy, change } = useChange(id)
  const done = ({ posted = [] }: Saved) => words(`spam.${suspected ? toldBy(posted) : 'marked'}`, { name })
  return (
    <div className={styles.steps}>
      <button
        type="button"
        data-first={suspected || undefined}
        aria-disabled={busy}
        onClick={() => !busy && change({ suspected: !suspected }, done)}
      >
        {words(suspected ? 'spam.isNot' : 'spam.is')}
      </button>
    </div>
  )
}

/** Which text tells of the mails that were posted. */
function toldBy(posted: NonNullable<Saved['posted']>) {
  if (posted.includes('registration-acknowledged')) return 'thanked'
  return posted.includes('registration-arrived') ? 'told' : 'noMail'
}
