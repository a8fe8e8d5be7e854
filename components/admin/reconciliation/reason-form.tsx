'use client'
import { type FormEvent, useId } from 'react'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'

interface WhyFormProps {
  label: string
  hint: string
  button: string
  busy: boolean
  onWhy: (why: string) => Promise<unknown>
}

/** A form for an action that needs a reason. */
export function ReasonForm({ label, hint, button, busy, onWhy }: WhyFormProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = String(new FormData(event.currentTarget).get('why')).trim()
    if (why) void onWhy(why)
  }
  return (
    <form className={styles.panel} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        name="why"
        type="text"
        maxLength={500}
        required
        dir="auto"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
      />
      <button type="submit" className={shared.button} disabled={busy}>
        {button}
      </button>
    </form>
  )
}
