'use client'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toaster/toast'
import type { FieldErrors } from './check'
import type { LifeLabels } from './labels'

export type Answer = Record<string, unknown>

interface Submission {
  state: 'open' | 'sending' | 'sent'
  /** What went wrong as a whole, in a sentence for people. */
  message: string
  /** Field name → sentence. */
  errors: FieldErrors
  /** The answer's data, once sent. */
  answer: Answer
}

export interface SubmissionRules {
  /** Whether an answer's data says that the record was taken; every good answer does, where nothing else is said. */
  isTaken?: (answer: Answer) => boolean
  /** Hears of a send that failed, whatever the cause. */
  onFailure?: (cause: unknown) => void
}

const START: Submission = { state: 'open', message: '', errors: {}, answer: {} }

interface Failure {
  error?: { code?: string; message?: string; fields?: FieldErrors }
}

/** Sends a form's record as JSON, once: repeated sends carry the same key. Nothing typed is ever cleared. */
export function useSubmission(
  address: string,
  labels: LifeLabels,
  { isTaken = () => true, onFailure }: SubmissionRules = {},
) {
  const key = useRef('')
  const [submission, setSubmission] = useState(START)

  const refuse = (errors: FieldErrors, message = '') => setSubmission({ state: 'open', message, errors, answer: {} })

  const fail = (message: string, cause: unknown, fields: FieldErrors = {}) => {
    onFailure?.(cause)
    refuse(fields, message)
    toast.error(message)
  }

  async function send(record: object): Promise<void> {
    setSubmission({ ...START, state: 'sending' })
    key.current ||= newKey()
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key.current },
        body: JSON.stringify(record),
      })
      const body: unknown = await response.json().catch(() => ({}))
      const answer = (body as { data?: Answer } | null)?.data ?? {}
      if (response.ok && isTaken(answer)) {
        setSubmission({ ...START, state: 'sent', answer })
        toast.success(labels.sent ?? labels.thanks)
        return
      }
      // The next try may carry other words, which the old key would not allow.
      if (response.status === 422) key.current = ''
      const { error } = (body ?? {}) as Failure
      fail(error?.code === 'not_open' ? labels.notOpen : error?.message || labels.failed, body, error?.fields)
    } catch (cause) {
      fail(labels.offline, cause)
    }
  }

  return { ...submission, send, refuse }
}

/** A random key; browsers give `randomUUID` in secure contexts only. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
