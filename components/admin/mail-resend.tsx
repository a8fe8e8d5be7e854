'use client'
import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from './shared/send'
import styles from './shared/shared.module.scss'

interface ResendProps {
  id: number | string | undefined
  state: unknown
}

/** Has a refused mail tried again; nothing for all others. */
function Resend({ id, state }: ResendProps) {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  if (state !== 'refused' || id === undefined) return null
  const resend = async () => {
    setBusy(true)
    const answer = await send<{ message: string }>('POST', `/mails/${id}/resend`)
    setBusy(false)
    if (!answer) return
    toast.success(answer.message)
    router.refresh()
  }
  return (
    <div className="field-type">
      <button type="button" className={styles.button} disabled={busy} onClick={resend}>
        Send again
      </button>
    </div>
  )
}

/** In the mail's own view. */
export function MailResend() {
  const { id } = useDocumentInfo()
  return <Resend id={id} state={useFormFields(([fields]) => fields.state?.value)} />
}

/** In the outbox's list. */
export function MailResendCell({ rowData }: { rowData: { id: number; state?: string } }) {
  return <Resend id={rowData.id} state={rowData.state} />
}
