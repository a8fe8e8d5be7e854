'use client'
import { createElement, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/toaster/toast'
import { STAMP } from '@/lib/shared/forms/extras'
import type { FieldErrors } from './form-values'
import type { ControllerLabels } from './labels'
import { type PostAnswer, postForm } from './post-form'

export type Answer = Record<string, unknown>

interface SubmissionState {
  state: 'open' | 'sending' | 'sent'
  /** What went wrong as a whole, in a sentence for people. */
  message: string
  /** Field name → sentence. */
  errors: FieldErrors
  /** The answer's data, once sent. */
  answer: Answer
}

export interface SubmissionRules {
  /** Whether a response's data says that the record was accepted; by default every successful one does. */
  isAccepted?: (answer: Answer) => boolean
  /** Called once a record was accepted. */
  onSent?: (answer: Answer) => void
  /** Called when sending failed, whatever the cause. */
  onFailure?: (cause: unknown) => void
}

/** Id of the toast, so that repeated failures show one. */
const NOT_SENT = 'not-sent'

const START: SubmissionState = { state: 'open', message: '', errors: {}, answer: {} }

/** Sends a form's record once: repeated attempts carry the same idempotency key until the record was accepted. */
export function useSubmission(
  address: string,
  labels: ControllerLabels,
  { isAccepted = () => true, onSent, onFailure }: SubmissionRules = {},
) {
  const last = useRef({ key: '', words: '' })
  const [submission, setSubmission] = useState(START)

  const refuse = (errors: FieldErrors, message = '') => setSubmission({ state: 'open', message, errors, answer: {} })

  const fail = (message: string, cause: unknown, fields: FieldErrors = {}) => {
    onFailure?.(cause)
    refuse(fields, message)
    // The summary says what happened and is read out: this must not talk over it, nor cover the form on a phone.
    toast(labels.notSent, { id: NOT_SENT, icon: createElement(Icon, { name: 'alert', size: 26 }) })
  }

  function keyOf(record: object): string {
    const words = JSON.stringify({ ...record, [STAMP]: undefined })
    if (words !== last.current.words) last.current = { key: newKey(), words }
    return last.current.key
  }

  function hear({ status, body }: PostAnswer): void {
    const { data: answer = {}, error } = body
    if (status < 300 && isAccepted(answer)) {
      setSubmission({ ...START, state: 'sent', answer })
      toast.dismiss(NOT_SENT)
      if (labels.sent) toast.success(labels.sent)
      onSent?.(answer)
    } else {
      fail(error?.message || labels.failed, body, error?.fields)
    }
  }

  async function send(record: object): Promise<void> {
    setSubmission({ ...START, errors: {}, state: 'sending' })
    try {
      hear(await postForm(address, record, keyOf(record)))
    } catch (cause) {
      fail(labels.offline, cause)
    }
  }

  /** Begins a new submission: the same values are then sent under another key. */
  function restart(): void {
    last.current = { key: '', words: '' }
    setSubmission(START)
  }

  return { ...submission, send, refuse, restart }
}

/** A random key; browsers give `randomUUID` in secure contexts only. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
