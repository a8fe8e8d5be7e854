'use client'
import { useEffect, useRef } from 'react'
import type { Enrolment } from '@/lib/access/second-factor/enrolment'
import { callApi } from '../shared/call-api'
import { useWords } from '../shared/words'
import styles from './second-factor.module.scss'
import { SingleFieldForm } from './single-field-form'

interface ConfirmEnrolmentProps {
  enrolment: Enrolment
  onDone: (recoveryCodes: string[]) => void
}

/** Second step of the enrolment: the secret as QR code and text, and the field for the first code. */
export function ConfirmEnrolment({ enrolment: { qr, address, secret, ticket }, onDone }: ConfirmEnrolmentProps) {
  const words = useWords('secondFactor')
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
        {words('enrolment.read')}
      </h2>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words('enrolment.qr')}>
        <path d={qr.path} />
      </svg>
      <p>{words.rich('enrolment.here', { open: (link) => <a href={address}>{link}</a> })}</p>
      <p>
        <code className={styles.secret}>{secret}</code>
      </p>
      <h2>{words('enrolment.type')}</h2>
      <SingleFieldForm
        field={{ name: 'code', label: words('enrolment.code'), inputMode: 'numeric', autoComplete: 'one-time-code' }}
        confirm={words('enrolment.confirm')}
        onSend={send}
      />
    </section>
  )
}
