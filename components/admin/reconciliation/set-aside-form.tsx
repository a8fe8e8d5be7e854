'use client'
import type { SetAsideCall } from '@/lib/giving/shared/reconciliation-types'
import type { MoneyActionsProps } from './bank-line-actions-props'
import { WhyForm } from './reason-form'

/** Money that is no gift, such as the foundation's own transfer, waits for nobody once that is said. */
export function SetAside({ transaction, busy, onWork }: Omit<MoneyActionsProps, 'places'>) {
  const setAside = (why: string) => {
    const body: SetAsideCall = { transaction: transaction.id, why }
    return onWork('/transactions/set-aside', body, () => `${transaction.trxId} is set aside: ${why}`)
  }
  return (
    <WhyForm
      label="Why is this no gift?"
      hint="For instance: our own transfer. Nobody else reads it."
      button="Set aside"
      busy={busy}
      onWhy={setAside}
    />
  )
}
