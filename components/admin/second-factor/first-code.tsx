'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Enrolment } from '@/lib/accounts/second-factor/enrolment'
import { call } from '../shared/call'
import shared from '../shared/shared.module.scss'
import styles from './second-factor.module.scss'

interface FirstCodeProps {
  enrolment: Enrolment
  onDone: (recoveryCodes: string[]) => void
}

/** The secret for the app, as a picture and as text, and the field for the code that shows that it has arrived. */
export function FirstCode({ enrolment: { qr, address, secret, ticket }, onDone }: FirstCodeProps) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => head.current?.focus(), [])
  useEffect(() => {
    if (problem) field.current?.select()
  }, [problem])

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem('')
    setBusy(true)
    const body = { ticket, code: field.current?.value ?? '' }
    const called = await call<{ recoveryCodes: string[] }>('POST', '/users/second-factor/confirm', body)
    setBusy(false)
    if ('problem' in called) setProblem(called.problem)
    else onDone(called.answer.recoveryCodes)
  }

  return (
    <section className={styles.part}>
      <h2 ref={head} tabIndex={-1}>
        1. Read this with the app
      </h2>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR code for the app">
        <path d={qr.path} />
      </svg>
      <p>
        The app is on this very phone? <a href={address}>Open it here</a>. Or type this key into the app (kind: by
        time):
      </p>
      <p>
        <code className={styles.secret}>{secret}</code>
      </p>
      <h2>2. Type the six digits that it shows</h2>
      <form className={styles.form} method="post" onSubmit={confirm} noValidate>
        <label htmlFor={id}>Code</label>
        <input
          ref={field}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
          Confirm
        </button>
      </form>
    </section>
  )
}
