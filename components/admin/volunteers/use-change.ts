'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { call } from '../shared/send'
import { recordPath } from './addresses'
import { useRefused } from './use-refused'

/** Sends a change of a registration, says what came of it, and shows the registration as it is then. */
export function useChange(id: number) {
  const router = useRouter()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)

  /** @returns whether it was saved */
  const change = async (body: object, done: string): Promise<boolean> => {
    setBusy(true)
    const changed = await call('PATCH', recordPath(id), body)
    setBusy(false)
    if ('problem' in changed) {
      refused(changed)
      return false
    }
    toast.success(done)
    startTransition(() => router.refresh())
    return true
  }

  return { busy, change }
}
