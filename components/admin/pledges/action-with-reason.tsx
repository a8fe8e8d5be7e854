'use client'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import shared from '../shared/shared.module.scss'
import styles from './actions.module.scss'
import { useStep } from './use-pledge-action'

export interface ExplainedStepProps {
  /** Call below /api. */
  path: string
  /** Opens the question. */
  label: string
  /** What it does, before it is done. */
  explanation: ReactNode
  reason: string
  confirm: string
  done: string
  /** What the call says beside why. */
  also?: object
}

/** A step that cannot be taken back: it says what it does, and asks why, before it is taken. */
export function ExplainedStep({ path, label, explanation, reason, confirm, done, also }: ExplainedStepProps) {
  const { busy, step } = useStep()
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
