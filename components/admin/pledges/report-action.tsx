'use client'
import { type FormEvent, useRef } from 'react'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './actions.module.scss'
import { usePledgeAction } from './use-pledge-action'

/** Notes the transaction ID that a donor reads out on the phone. */
export function ReportAction({ id, again }: { id: number; again: boolean }) {
  const words = useWords('pledges')
  const { busy, step } = usePledgeAction()
  const opened = useRef<HTMLDetailsElement>(null)
  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const taken = await step(`/pledges/${id}/report`, typed, words('actions.noted'))
    if (taken && opened.current) opened.current.open = false
  }
  return (
    <details ref={opened} className={styles.step}>
      <summary className={shared.button}>{words(again ? 'actions.noteAgain' : 'actions.note')}</summary>
      <form onSubmit={report} className={styles.fields}>
        <p>{words('actions.noteHint')}</p>
        <label>
          {words('fields.trxId')}
          <input name="transactionId" maxLength={100} autoComplete="off" spellCheck={false} required />
        </label>
        <label>
          {words('actions.noteSender')}
          <input name="senderNumber" maxLength={60} inputMode="tel" autoComplete="off" />
        </label>
        <button type="submit" className={`${shared.button} ${shared.main}`} aria-disabled={busy}>
          {words('actions.noteIt')}
        </button>
      </form>
    </details>
  )
}
