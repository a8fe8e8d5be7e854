'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import type { MailKind } from '@/lib/outbox/kinds'
import { callApi } from '../shared/call-api'
import { registrationPath } from './addresses'
import { useShowProblem } from './use-show-problem'

/** What the answer holds besides the record. */
export interface Saved {
  /** Kinds of the mails that were put into the outbox by it. */
  posted?: MailKind[]
}

/** Saves a change of a registration, shows the result as a toast, and refreshes the page. */
export function useChange(id: number) {
  const router = useRouter()
  const showProblem = useShowProblem()
  const [busy, setBusy] = useState(false)

  /**
   * @param done what is said then, by the registration of the answer
   * @returns whether it was saved
   */
  const change = async (body: object, done: string | ((saved: Saved) => string)): Promise<boolean> => {
    setBusy(true)
    const changed = await callApi<{ doc: Saved }>('PATCH', registrationPath(id), body)
    setBusy(false)
    if ('problem' in changed) {
      showProblem(changed)
      return false
    }
    toast.success(typeof done === 'string' ? done : done(changed.answer.doc))
    startTransition(() => router.refresh())
    return true
  }

  return { busy, change }
}
