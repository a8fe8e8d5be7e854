'use client'
import { type FormEvent, useRef } from 'react'
import shared from '../shared/shared.module.scss'
import styles from './actions.module.scss'
import { usePledgeAction } from './use-pledge-action'

/** Notes the transaction ID that a donor reads out on the phone. */
export function ReportAction({ id, again }: { id: number; again: boolean }) {
  const { busy, step } = usePledgeAction()
  const opened = useRef<HTMLDetailsElement>(null)
  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const taken = await step(`/pledges/${id}/report`, typed, 'The transaction ID is noted.')
    if (taken && opened.current) opened.current.open = false
  }
  return (
    <details ref={opened} className={styles.step}>
      <summary className={shared.button}>{again ? 'Another transaction ID' : 'Note a transaction ID'}</summary>
      <form onSubmit={report} className={styles.fields}>
        <p>As the donor reads it out; spaces and capitals do not matter.</p>
        <label>
          Transaction ID
          <input name="transactionId" maxLength={100} autoComplete="off" spellCheck={false} required />
        </label>
        <label>
          Sent from the number (may be left empty)
          <input name="senderNumber" maxLength={60} inputMode="tel" autoComplete="off" />
        </label>
        <button type="submit" className={`${shared.button} ${shared.main}`} aria-disabled={busy}>
          Note it
        </button>
      </form>
    </details>
  )
}
