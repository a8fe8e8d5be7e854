'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../shared/call-api'
import { useWords } from '../shared/words'
import { type Reauthentication, ReauthenticationForm } from './reauthentication-form'

interface RemoveSecondFactorFormProps {
  id: number
  email: string
  /** Of the administrator who does it. */
  ownEmail: string
  /** Whether the administrator has an app. */
  hasApp: boolean
}

/** Removes another account's second factor, after the administrator has reauthenticated. */
export function RemoveSecondFactorForm({ id, email, ownEmail, hasApp }: RemoveSecondFactorFormProps) {
  const words = useWords('secondFactor')
  const router = useRouter()

  async function takeAway(proof: Reauthentication) {
    const called = await callApi('POST', `/users/${id}/second-factor/take-away`, proof)
    if ('problem' in called) return called
    toast.success(words('takeAway.done', { email }))
    router.push(`/admin/collections/users/${id}`)
    router.refresh()
    return null
  }

  return (
    <ReauthenticationForm email={ownEmail} hasApp={hasApp} confirm={words('takeAway.confirm')} onSubmit={takeAway} />
  )
}
