'use client'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import shared from '../shared/shared.module.scss'
import styles from './actions.module.scss'
import { usePledgeAction } from './use-pledge-action'

export interface ActionWithReasonProps {
  /** Call below /api. */
  path: string
  /** Of the button that opens the form. */
  label: string
  /** What it does, before it is done. */
  explanation: ReactNode
  reason: string
  confirm: string
  done: string
  /** What is sent beside the reason. */
  also?: object
}

/** An action that cannot be undone: it explains itself and asks for a reason first. */
export function ActionWithReason({ path, label, explanation, reason, confirm, done, also }: ActionWithReasonProps) {
  const { busy, step } = usePledgeAction()
  const opened = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const labelled = useId()
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const why = field.current?.value.trim() ?? ''
    if (why === '') return field.current?.focus()
    if ((await step(path, { why, ...also }, done)) && opened.current) opened.current.open = false
  }
  return (
    <details ref={opened} className={styles.step}>
      <summary className={shared.button}>{label}</summary>
      <form onSubmit={take} className={styles.fields}>
        <p>{explanation}</p>
        <label htmlFor={labelled}>{reason}</label>
        <textarea id={labelled} ref={field} rows={2} maxLength={500} dir="auto" required />
        <button type="submit" className={`${shared.button} ${shared.danger}`} aria-disabled={busy}>
          {confirm}
        </button>
      </form>
    </details>
  )
}
