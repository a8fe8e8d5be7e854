'use client'
import { type FormEvent, useId, useState } from 'react'
import { MOST_FOUND, type QueuePledge, type VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { mayMove } from '@/lib/giving/shared/states'
import { call } from '../shared/call'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import type { MoneyActionsProps } from './bank-line-actions-props'
import { GiftFacts } from './facts'
import { verifiedWords } from './verified-words'
import { OtherCurrency, verifyCall, verifyWords } from './verify-call'

/** Whether money can still be attached to a gift: what waits for none is shown all the same. */
const takesMoney = ({ state }: QueuePledge) => mayMove(state, 'reported') || mayMove(state, 'verified')

function foundWords(count: number): string {
  if (count === 0) return 'Nothing was found.'
  return count < MOST_FOUND ? `${count} found.` : `These are ${count} of them. If it is none, write more.`
}

/** Looks for the gift that some money belongs to, and verifies it. */
export function Attach({ transaction, busy, onWork }: Omit<MoneyActionsProps, 'places'>) {
  const [found, setFound] = useState<QueuePledge[]>([])
  const [said, setSaid] = useState('')
  const field = useId()

  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    const called = await call<{ pledges: QueuePledge[] }>('POST', '/transactions/attach-search', { q })
    const gifts = 'answer' in called ? called.answer.pledges : []
    setFound(gifts)
    if ('problem' in called) setSaid(called.problem)
    else setSaid(foundWords(gifts.length))
  }

  const attach = (gift: QueuePledge) => {
    const body = verifyCall(gift, transaction)
    return onWork<VerifyAnswer>('/transactions/verify', body, () => verifiedWords(transaction, gift.reference))
  }

  return (
    <div className={styles.panel}>
      <form className={styles.line} onSubmit={search}>
        <label htmlFor={field}>Reference, name, phone, e-mail, transaction ID or amount of the gift</label>
        <input id={field} name="q" type="search" maxLength={200} required autoComplete="off" dir="auto" />
        <button type="submit" className={shared.button}>
          Search
        </button>
      </form>
      <p role="status">{said}</p>
      <ul className={styles.found}>
        {found.map((gift) => (
          <li key={gift.id}>
            <GiftFacts pledge={gift} />
            {takesMoney(gift) && (
              <>
                <OtherCurrency pledge={gift} transaction={transaction} />
                <button type="button" className={shared.button} disabled={busy} onClick={() => void attach(gift)}>
                  {verifyWords(gift, transaction)}
                  <span className={shared.hidden}> for {gift.reference}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
