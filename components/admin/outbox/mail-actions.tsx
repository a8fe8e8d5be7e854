'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MailState } from '@/lib/outbox/kinds'
import { callOrToast } from '../shared/call-or-toast'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'

interface MailActionsProps {
  id: number
  state: MailState
}

/** Actions on a mail that was not delivered: send again, or leave it. Nothing for others. */
export function MailActions({ id, state }: MailActionsProps) {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const words = useWords('outbox')
  if (state !== 'refused' && state !== 'left') return null
  const settle = async (call: 'resend' | 'leave') => {
    setBusy(true)
    const answer = await callOrToast<{ message: string }>('POST', `/mails/${id}/${call}`)
    setBusy(false)
    if (answer) toast.success(answer.message)
    router.refresh()
  }
  return (
    <div className={shared.buttons}>
      <button type="button" className={shared.button} disabled={busy} onClick={() => settle('resend')}>
        {words('resend.button')}
      </button>
      {state === 'refused' && (
        <button type="button" className={shared.button} disabled={busy} onClick={() => settle('leave')}>
          {words('leave.button')}
        </button>
      )}
    </div>
  )
}
