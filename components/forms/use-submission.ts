'use client'
import { createElement, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/toaster/toast'
import { STAMP } from '@/lib/shared/forms/extras'
import type { FieldErrors } from './check'
import type { LifeLabels } from './labels'
import { type PostAnswer, postForm } from './post-form'

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
  /** Hears of one that was taken. */
  onSent?: (answer: Answer) => void
  /** Hears of a send that failed, whatever the cause. */
  onFailure?: (cause: unknown) => void
}

/** One at a time, however often somebody tries. */
const NOT_SENT = 'not-sent'

const START: Submission = { state: 'open', message: '', errors: {}, answer: {} }

/** Sends a form's record once: repeated sends of the same words carry the same key, until it was taken. */
export function useSubmission(
  address: string,
  labels: LifeLabels,
  { isTaken = () => true, onSent, onFailure }: SubmissionRules = {},
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
    if (status < 300 && isTaken(answer)) {
      setSubmission({ ...START, state: 'sent', answer })
      toast.dismiss(NOT_SENT)
      toast.success(labels.sent ?? labels.thanks)
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

  /** From here on the same words are meant to be sent once more. */
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
