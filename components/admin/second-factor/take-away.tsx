'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { call } from '../shared/call'
import { type Proof, ProveForm } from './prove-form'

interface TakeAwayProps {
  id: number
  email: string
  /** Of the administrator who does it. */
  ownEmail: string
  /** Whether the administrator has an app. */
  hasApp: boolean
}

/** Asks the administrator who takes an app away to show that it is them. */
export function TakeAway({ id, email, ownEmail, hasApp }: TakeAwayProps) {
  const router = useRouter()

  async function takeAway(proof: Proof) {
    const called = await call('POST', `/users/${id}/second-factor/take-away`, proof)
    if ('problem' in called) return called
    toast.success(`${email} signs in with the password alone now, and can set up an app again.`)
    router.push(`/admin/collections/users/${id}`)
    router.refresh()
    return null
  }

  return <ProveForm email={ownEmail} hasApp={hasApp} confirm="Take the app away" onProof={takeAway} />
}
