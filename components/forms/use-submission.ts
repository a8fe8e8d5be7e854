'use client'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toaster/toast'
import type { SharedLabels } from './labels'

export type FieldErrors = Record<string, string>

interface Submission {
  state: 'open' | 'sending' | 'sent'
  /** What went wrong as a whole, in a sentence for people. */
  message: string
  /** Field name → sentence. */
  errors: FieldErrors
  /** The answer's data, once sent. */
  answer: Record<string, unknown>
}

const START: Submission = { state: 'open', message: '', errors: {}, answer: {} }

interface Failure {
  error?: { message?: string; fields?: FieldErrors }
}

/** Sends a form's record as JSON, once: repeated sends carry the same key. Nothing typed is ever cleared. */
export function useSubmission(address: string, labels: SharedLabels & { thanks: string }) {
  const key = useRef('')
  const [submission, setSubmission] = useState(START)

  const refuse = (errors: FieldErrors, message = '') => setSubmission({ state: 'open', message, errors, answer: {} })

  async function send(record: object): Promise<void> {
    setSubmission({ ...START, state: 'sending' })
    key.current ||= newKey()
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key.current },
        body: JSON.stringify(record),
      })
      const body: unknown = await response.json().catch(() => ({}))
      if (response.ok) {
        const { data } = body as { data?: Record<string, unknown> }
        setSubmission({ ...START, state: 'sent', answer: data ?? {} })
        toast.success(labels.thanks)
        return
      }
      const { error } = body as Failure
      const message = error?.message || labels.failed
      // The next try may carry other words, which the old key would not allow.
      if (response.status === 422) key.current = ''
      refuse(error?.fields ?? {}, message)
      toast.error(message)
    } catch {
      refuse({}, labels.offline)
      toast.error(labels.offline)
    }
  }

  return { ...submission, send, refuse }
}

/** A random key; browsers give `randomUUID` in secure contexts only. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
