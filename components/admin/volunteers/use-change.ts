'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import type { MailKind } from '@/lib/outbox/kinds'
import { call } from '../shared/call'
import { recordPath } from './addresses'
import { useRefused } from './use-refused'

/** What an answer tells besides what is stored. */
export interface Saved {
  /** Kinds of the mails that were put into the outbox by it. */
  posted?: MailKind[]
}

/** Sends a change of a registration, says what came of it, and shows the registration as it is then. */
export function useChange(id: number) {
  const router = useRouter()
  const refused = useRefused()
  const [busy, setBusy] = useState(false)

  /**
   * @param done what is said then, by the registration of the answer
   * @returns whether it was saved
   */
  const change = async (body: object, done: string | ((saved: Saved) => string)): Promise<boolean> => {
    setBusy(true)
    const changed = await call<{ doc: Saved }>('PATCH', recordPath(id), body)
    setBusy(false)
    if ('problem' in changed) {
      refused(changed)
      return false
    }
    toast.success(typeof done === 'string' ? done : done(changed.answer.doc))
    startTransition(() => router.refresh())
    return true
  }

  return { busy, change }
}
