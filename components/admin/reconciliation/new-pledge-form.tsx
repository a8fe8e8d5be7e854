'use client'
import type { FormEvent } from 'react'
import type { EnterCall } from '@/lib/giving/shared/manual-entry'
import type { EnterAnswer } from '@/lib/giving/shared/reconciliation-types'
import { moneyText } from '@/lib/shared/money/amount'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useProblems } from '../shared/use-problems'
import type { MoneyActionsProps } from './bank-line-actions-props'
import { GiftFields, giftIn } from './pledge-fields'
import { verifiedWords } from './verified-words'

/** Writes down a gift that nobody promised, with money that is there. */
export function RecordGift({ transaction, places, busy, onWork }: MoneyActionsProps) {
  const { form, problems, take } = useProblems()

  async function record(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const body: EnterCall = { ...giftIn(new FormData(event.currentTarget)), money: transaction.id }
    const done = ({ reference }: EnterAnswer) => verifiedWords(transaction, `the new gift ${reference}`)
    take(await onWork<EnterAnswer>('/transactions/enter', body, done))
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={record} noValidate>
      <GiftFields currency={transaction.currency} places={places} problems={problems} />
      <button type="submit" className={shared.button} disabled={busy}>
        {`Record ${moneyText(transaction.amount, transaction.currency, 'en')} as a gift`}
      </button>
    </form>
  )
}
