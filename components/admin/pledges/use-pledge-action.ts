'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { call, type Problem } from '../shared/call'

/** Sends a step of a gift, says what came of it, and shows the gift as it is then. */
export function useStep() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  /**
   * @param path below /api
   * @param done what is said then, by the answer
   * @param told what to do with what was refused; with nothing where it was taken
   * @returns whether it was taken
   */
  const step = async <Answer>(
    path: string,
    body: object,
    done: string | ((answer: Answer) => string),
    told?: (problem: Problem | null) => void,
  ): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    const sent = await call<Answer>('POST', path, body)
    setBusy(false)
    told?.('problem' in sent ? sent : null)
    if ('answer' in sent) toast.success(typeof done === 'string' ? done : done(sent.answer))
    else toast.error(sent.problem)
    // Refused, too: somebody may have been quicker, and the screen is old.
    startTransition(() => router.refresh())
    return 'answer' in sent
  }

  return { busy, step }
}
