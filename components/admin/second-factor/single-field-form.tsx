'use client'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Problem } from '../shared/call-api'
import { LineField } from '../shared/line-field'
import shared from '../shared/shared.module.scss'
import styles from './second-factor.module.scss'

interface SingleFieldFormProps {
  field: Omit<ComponentProps<typeof LineField>, 'ref' | 'problemId'>
  confirm: string
  /** @returns what was wrong; null when it was taken */
  onSend: (typed: string) => Promise<Pick<Problem, 'problem'> | null>
  /** For password managers. */
  email?: string
  /** Stands below the button. */
  children?: ReactNode
}

/** Form with one text field; a problem is shown below it. */
export function SingleFieldForm({ field, confirm, onSend, email, children }: SingleFieldFormProps) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!problem) return
    input.current?.focus()
    input.current?.select()
  }, [problem])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem('')
    setBusy(true)
    const wrong = await onSend(input.current?.value ?? '')
    setBusy(false)
    if (wrong) setProblem(wrong.problem)
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {email && <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />}
      <LineField {...field} key={field.name} ref={input} problemId={problem ? id : undefined} />
      <p id={id} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
        {confirm}
      </button>
      {children}
    </form>
  )
}
