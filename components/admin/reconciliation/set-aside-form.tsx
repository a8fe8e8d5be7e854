'use client'
import type { SetAsideCall } from '@/lib/giving/shared/reconciliation-types'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { ReasonForm } from './reason-form'

/** Sets a bank line aside, with a reason: it is no gift, such as the foundation's own transfer. */
export function SetAsideForm({ transaction, busy, onWork }: Omit<BankLineActionsProps, 'campaignOptions'>) {
  const setAside = (why: string) => {
    const body: SetAsideCall = { transaction: transaction.id, why }
    return onWork('/transactions/set-aside', body, () => `${transaction.trxId} is set aside: ${why}`)
  }
  return (
    <ReasonForm
      label="Why is this no gift?"
      hint="For instance: our own transfer. Nobody else reads it."
      button="Set aside"
      busy={busy}
      onWhy={setAside}
    />
  )
}
