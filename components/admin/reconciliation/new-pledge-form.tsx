'use client'
import type { FormEvent } from 'react'
import type { ManualEntryCall } from '@/lib/giving/shared/manual-entry'
import type { ManualEntryAnswer } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import { useStaffLocale, useWords } from '../shared/words'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { PledgeFields, pledgeIn } from './pledge-fields'
import { useVerifyWords } from './verify-call'

/** Manual entry of a pledge for a bank line that nobody promised. */
export function NewPledgeForm({ transaction, campaignOptions, busy, onWork }: BankLineActionsProps) {
  const words = useWords('reconciliation')
  const locale = useStaffLocale()
  const { verifiedWords } = useVerifyWords()
  const { form, problems, take } = useFieldProblems()

  async function record(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const body: ManualEntryCall = { ...pledgeIn(new FormData(event.currentTarget)), money: transaction.id }
    const done = ({ reference }: ManualEntryAnswer) => verifiedWords(transaction, { reference, isNew: true })
    take(await onWork<ManualEntryAnswer>('/transactions/enter', body, done))
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={record} noValidate>
      <PledgeFields currency={transaction.currency} campaignOptions={campaignOptions} problems={problems} />
      <button type="submit" className={shared.button} disabled={busy}>
        {words('record', { amount: formatMinor(transaction.amount, transaction.currency, locale) })}
      </button>
    </form>
  )
}
