'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Problem } from '../shared/call'
import shared from '../shared/shared.module.scss'
import styles from './second-factor.module.scss'

export type Proof = { password: string } | { code: string }

interface ProveFormProps {
  /** For password managers. */
  email: string
  /** Whether a code of the app will do, too. */
  hasApp: boolean
  confirm: string
  /** @returns what was wrong; null when it was taken */
  onProof: (proof: Proof) => Promise<Problem | null>
}

const WAYS = {
  password: { label: 'Your password', other: 'Use a code of the app instead' },
  code: { label: 'Code of the app, or a recovery code', other: 'Use the password instead' },
} as const

/** Asks who is signed in to show again that it is them. */
export function ProveForm({ email, hasApp, confirm, onProof }: ProveFormProps) {
  const id = useId()
  const [way, setWay] = useState<keyof typeof WAYS>('password')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { label, other } = WAYS[way]

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  async function prove(event: FormEvent): Promise<void> {
    event.preventDefault()
    const value = field.current?.value ?? ''
    setProblem('')
    if (!value.trim()) return setProblem(way === 'password' ? 'Please type your password.' : 'Please type a code.')
    setBusy(true)
    const wrong = await onProof(way === 'password' ? { password: value } : { code: value })
    setBusy(false)
    if (wrong) setProblem(wrong.problem)
  }

  return (
    <form className={styles.form} method="post" onSubmit={prove} noValidate>
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden />
      <label htmlFor={id}>{label}</label>
      <input
        key={way}
        ref={field}
        id={id}
        name={way}
        type={way === 'password' ? 'password' : 'text'}
        autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
        {confirm}
      </button>
      {hasApp && (
        <button type="button" className={styles.plain} onClick={() => setWay(way === 'password' ? 'code' : 'password')}>
          {other}
        </button>
      )}
    </form>
  )
}
