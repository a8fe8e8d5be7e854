'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { callApi, type Problem } from '../shared/call-api'

/** Runs a command on a pledge, shows its outcome, and refreshes the screen. */
export function usePledgeAction() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  /**
   * @param path below /api
   * @param done the success message, by the answer
   * @param onProblem gets what was refused; null on success
   * @returns whether it succeeded
   */
  const step = async <Answer>(
    path: string,
    body: object,
    done: string | ((answer: Answer) => string),
    onProblem?: (problem: Problem | null) => void,
  ): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    const sent = await callApi<Answer>('POST', path, body)
    setBusy(false)
    onProblem?.('problem' in sent ? sent : null)
    if ('answer' in sent) toast.success(typeof done === 'string' ? done : done(sent.answer))
    else toast.error(sent.problem)
    // Refused, too: somebody may have been quicker, and the screen is old.
    startTransition(() => router.refresh())
    return 'answer' in sent
  }

  return { busy, step }
}
