'use client'
import styles from './status-steps.module.scss'
import { useChange } from './use-change'

interface NotSpamProps {
  id: number
  name: string
  /** Whether it is taken for spam now. */
  suspected?: boolean
}

/** Takes a suspected registration in, so that it is answered; or the other way round. */
export function NotSpam({ id, name, suspected = true }: NotSpamProps) {
  const { busy, change } = useChange(id)
  const done = suspected
    ? `${name} is with the others now, and is thanked by mail.`
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
