'use client'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { SharedLabels } from './labels'

interface StillSendingProps {
  form: HTMLFormElement
  labels: Pick<SharedLabels, 'sending' | 'stillSending'>
}

const LONG_MS = 2000

/** Announces that a form is still being sent after two seconds: a proof of work may take an old phone ten. */
export function StillSending({ form, labels: { sending, stillSending } }: StillSendingProps) {
  const [long, setLong] = useState(false)

  useEffect(() => {
    const words = form.querySelector<HTMLElement>('[type="submit"] [data-words]')
    const timer = setTimeout(() => {
      setLong(true)
      if (words) words.dataset.words = stillSending
    }, LONG_MS)
    return () => {
      clearTimeout(timer)
      if (words) words.dataset.words = sending
    }
  }, [form, sending, stillSending])

  return (
    <span aria-live="polite">
      <VisuallyHidden>{long && stillSending}</VisuallyHidden>
    </span>
  )
}
