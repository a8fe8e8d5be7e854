'use client'
import { useEffect, useRef } from 'react'
import type { Enrolment } from '@/lib/access/second-factor/enrolment'
import { call } from '../shared/call'
import { LineForm } from './line-form'
import styles from './second-factor.module.scss'

interface FirstCodeProps {
  enrolment: Enrolment
  onDone: (recoveryCodes: string[]) => void
}

/** The secret for the app, as a picture and as text, and the field for the code that shows that it has arrived. */
export function FirstCode({ enrolment: { qr, address, secret, ticket }, onDone }: FirstCodeProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  async function send(code: string) {
    const called = await call<{ recoveryCodes: string[] }>('POST', '/users/second-factor/confirm', { ticket, code })
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
      <LineForm
        field={{ name: 'code', label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code' }}
        confirm="Confirm"
        onSend={send}
      />
    </section>
  )
}
