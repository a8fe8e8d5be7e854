'use client'
import { useRef, useState } from 'react'
import type { VerifyExactAnswer, VerifyExactCall } from '@/lib/giving/shared/reconciliation-types'
import { callApi } from '../shared/call-api'
import { ConfirmButton } from '../shared/confirm-button'
import type { OutcomeWords } from '../shared/outcome'
import { useWords } from '../shared/words'
import styles from './rows.module.scss'

/** Of one call: each pair takes a moment, and the person sees that it goes on. */
const AT_ONCE = 25
const MOST_WHYS = 5

export type VerifyExactPair = { pledge: number; transaction: number }

interface VerifyExactProps {
  exact: VerifyExactPair[]
  busy: boolean
  onBusy: (busy: boolean) => void
  onSettled: (settled: [number, OutcomeWords][]) => void
}

/** Verifies every pair whose ID, amount, currency and method agree. */
export function VerifyExact({ exact, busy, onBusy, onSettled }: VerifyExactProps) {
  const words = useWords('reconciliation')
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  async function verifyAll(): Promise<void> {
    onBusy(true)
    const whys = new Set<string>()
    let verified = 0
    let refused = 0
    for (let from = 0; from < exact.length; from += AT_ONCE) {
      const body: VerifyExactCall = { pairs: exact.slice(from, from + AT_ONCE) }
      const called = await callApi<VerifyExactAnswer>('POST', '/transactions/verify-exact', body)
      if ('problem' in called) {
        whys.add(called.problem)
        refused = exact.length - verified
        break
      }
      const { answer } = called
      verified += answer.verified
      refused += answer.refused
      for (const { why } of answer.pairs) if (why) whys.add(why)
      setSaid(words('exact.progress', { verified, all: exact.length }))
      const outcome = (why: string | null) => ({ words: why ?? words('exact.verified'), done: !why })
      onSettled(answer.pairs.map(({ transaction, why }) => [transaction, outcome(why)]))
    }
    onBusy(false)
    const others = refused > 0 && words('exact.refused', { refused, whys: [...whys].slice(0, MOST_WHYS).join(' ') })
    setSaid([words('exact.done', { verified }), others].filter(Boolean).join(' '))
    status.current?.focus()
  }

  return (
    <div className={styles.bulk}>
      {exact.length > 1 && (
        <div hidden={busy}>
          <ConfirmButton
            name="verify-exact"
            label={words('exact.button', { count: exact.length })}
            question={words('exact.question', { count: exact.length })}
            explanation={words('exact.explanation')}
            confirm={words('exact.confirm')}
            mild
            // The dialog is not to stand before what goes on.
            onConfirm={async () => void verifyAll()}
          />
        </div>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
    </div>
  )
}
