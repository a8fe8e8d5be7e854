'use client'
import type { VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { OtherCurrency, type Sum, useVerifyWords, verifyCall } from '../reconciliation/verify-call'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { usePledgeAction } from './use-pledge-action'

/** Verifies a pledge with money that is there. */
export function VerifyButton({ pledge, money }: Record<'pledge' | 'money', Sum>) {
  const words = useWords('pledges')
  const { busy, step } = usePledgeAction()
  const { verifyWords } = useVerifyWords()
  const verify = () =>
    step<VerifyAnswer>('/transactions/verify', verifyCall(pledge, money), ({ receipt }) =>
      words(receipt ? 'money.verifiedWithReceipt' : 'money.verified'),
    )
  return (
    <>
      <OtherCurrency pledge={pledge} transaction={money} />
      <button
        type="button"
        className={`${shared.button} ${shared.main}`}
        aria-disabled={busy}
        onClick={() => void verify()}
      >
        {verifyWords(pledge, money)}
      </button>
    </>
  )
}
