'use client'
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
  const { busy, change } = useChange(id)
  const done = suspected
    ? ({ posted = [] }: Saved) => `${name} is with the others now${told(posted)}.`
    : `${name} is with the suspected now.`
  return (
    <div className={styles.steps}>
      <button
        type="button"
        data-first={suspected || undefined}
        aria-disabled={busy}
        onClick={() => !busy && change({ suspected: !suspected }, done)}
      >
        {suspected ? 'Not spam' : 'This is spam'}
      </button>
    </div>
  )
}

function told(posted: NonNullable<Saved['posted']>): string {
  if (posted.includes('registration-acknowledged')) return ', and is thanked by mail'
  return posted.includes('registration-arrived') ? '; the foundation is told by mail' : '; no mail is sent'
}
