'use client'
import type { FormEvent } from 'react'
import type { ManualEntryCall } from '@/lib/giving/shared/manual-entry'
import type { ManualEntryAnswer } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { PledgeFields, pledgeIn } from './pledge-fields'
import { verifiedWords } from './verified-words'

/** Manual entry of a pledge for a bank line that nobody promised. */
export function NewPledgeForm({ transaction, campaignOptions, busy, onWork }: BankLineActionsProps) {
  const { form, problems, take } = useFieldProblems()

  async function record(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const body: ManualEntryCall = { ...pledgeIn(new FormData(event.currentTarget)), money: transaction.id }
    const done = ({ reference }: ManualEntryAnswer) => verifiedWords(transaction, `the new gift ${reference}`)
    take(await onWork<ManualEntryAnswer>('/transactions/enter', body, done))
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={record} noValidate>
      <PledgeFields currency={transaction.currency} campaignOptions={campaignOptions} problems={problems} />
      <button type="submit" className={shared.button} disabled={busy}>
        {`Record ${formatMinor(transaction.amount, transaction.currency, 'en')} as a gift`}
      </button>
    </form>
  )
}
