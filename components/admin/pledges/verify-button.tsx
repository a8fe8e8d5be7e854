'use client'
import type { VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { OtherCurrency, type Sum, verifyCall, verifyWords } from '../reconciliation/verify-call'
import shared from '../shared/shared.module.scss'
import { useStep } from './use-pledge-action'

/** Verifies a gift with money that is there. */
export function VerifyButton({ gift, money }: Record<'gift' | 'money', Sum>) {
  const { busy, step } = useStep()
  const verify = () =>
    step<VerifyAnswer>('/transactions/verify', verifyCall(gift, money), ({ receipt }) =>
      receipt ? 'Verified, and its receipt is written.' : 'Verified.',
    )
  return (
    <>
      <OtherCurrency pledge={gift} transaction={money} />
      <button
        type="button"
        className={`${shared.button} ${shared.main}`}
        aria-disabled={busy}
        onClick={() => void verify()}
      >
        {verifyWords(gift, money)}
      </button>
    </>
  )
}
