'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type Reauthentication, ReauthenticationForm } from '../second-factor/reauthentication-form'
import { callApi } from '../shared/call-api'
import { useWords } from '../shared/words'

interface TakeAwayFormProps {
  /** Of the lists that are shown: what goes is what was shown. */
  fingerprint: string
  email: string
  hasApp: boolean
}

/** Takes the demo away, after the administrator has reauthenticated. */
export function TakeAwayForm({ fingerprint, email, hasApp }: TakeAwayFormProps) {
  const words = useWords('setup')
  const router = useRouter()

  async function takeAway(proof: Reauthentication) {
    const called = await callApi<{ records: number; settings: number }>('POST', '/setup/take-demo-away', {
      fingerprint,
      ...proof,
    })
    router.refresh()
    if ('problem' in called) return called
    toast.success(words('demo.done', called.answer))
    return null
  }

  return (
    <>
      <p>{words('demo.proof')}</p>
      <ReauthenticationForm email={email} hasApp={hasApp} confirm={words('demo.confirm')} onSubmit={takeAway} />
    </>
  )
}
