'use client'
import { useEffect, useRef } from 'react'
import type { Enrolment } from '@/lib/access/second-factor/enrolment'
import { callApi } from '../shared/call-api'
import styles from './second-factor.module.scss'
import { SingleFieldForm } from './single-field-form'

interface ConfirmEnrolmentProps {
  enrolment: Enrolment
  onDone: (recoveryCodes: string[]) => void
}

/** Second step of the enrolment: the secret as QR code and text, and the field for the first code. */
export function ConfirmEnrolment({ enrolment: { qr, address, secret, ticket }, onDone }: ConfirmEnrolmentProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  async function send(code: string) {
    const called = await callApi<{ recoveryCodes: string[] }>('POST', '/users/second-factor/confirm', { ticket, code })
    if ('problem' in called) return called
    onDone(called.answer.recoveryCodes)
    return null
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
      <SingleFieldForm
        field={{ name: 'code', label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code' }}
        confirm="Confirm"
        onSend={send}
      />
    </section>
  )
}
