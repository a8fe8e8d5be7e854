'use client'
import type { SetAsideCall } from '@/lib/giving/shared/reconciliation-types'
import { useWords } from '../shared/words'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { ReasonForm } from './reason-form'

/** Sets a bank line aside, with a reason: it is no gift, such as the foundation's own transfer. */
export function SetAsideForm({ transaction, busy, onWork }: Omit<BankLineActionsProps, 'campaignOptions'>) {
  const words = useWords('reconciliation')
  const setAside = (why: string) => {
    const body: SetAsideCall = { transaction: transaction.id, why }
    return onWork('/transactions/set-aside', body, () => words('aside.done', { trxId: transaction.trxId, why }))
  }
  return (
    <ReasonForm
      label={words('aside.label')}
      hint={words('aside.hint')}
      button={words('aside.button')}
      busy={busy}
      onWhy={setAside}
    />
  )
}
