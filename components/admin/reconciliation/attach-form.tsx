'use client'
import { type FormEvent, useId, useState } from 'react'
import { MOST_FOUND, type QueuedPledge, type VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { canTransition } from '@/lib/giving/shared/states'
import { callApi } from '../shared/call-api'
import styles from '../shared/form.module.scss'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import type { BankLineActionsProps } from './bank-line-actions-props'
import { QueuedPledgeFacts } from './facts'
import { hidden } from './hidden'
import { OtherCurrency, useVerifyWords, verifyCall } from './verify-call'

/** Whether a pledge can still be verified; search results show the others, too. */
const takesMoney = ({ state }: QueuedPledge) => canTransition(state, 'reported') || canTransition(state, 'verified')

function foundKey(count: number) {
  if (count === 0) return 'attach.none'
  return count < MOST_FOUND ? 'attach.found' : 'attach.more'
}

/** Search for the pledge of a bank line, and verification with it. */
export function AttachForm({ transaction, busy, onWork }: Omit<BankLineActionsProps, 'campaignOptions'>) {
  const words = useWords('reconciliation')
  const { verifyWords, verifiedWords } = useVerifyWords()
  const [found, setFound] = useState<QueuedPledge[]>([])
  const [said, setSaid] = useState('')
  const field = useId()

  async function search(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q')).trim()
    const called = await callApi<{ pledges: QueuedPledge[] }>('POST', '/transactions/attach-search', { q })
    const pledges = 'answer' in called ? called.answer.pledges : []
    setFound(pledges)
    if ('problem' in called) setSaid(called.problem)
    else setSaid(words(foundKey(pledges.length), { count: pledges.length }))
  }

  const attach = (pledge: QueuedPledge) => {
    const body = verifyCall(pledge, transaction)
    return onWork<VerifyAnswer>('/transactions/verify', body, () => verifiedWords(transaction, pledge))
  }

  return (
    <div className={styles.panel}>
      <form className={styles.line} onSubmit={search}>
        <label htmlFor={field}>{words('attach.label')}</label>
        <input id={field} name="q" type="search" maxLength={200} required autoComplete="off" dir="auto" />
        <button type="submit" className={shared.button}>
          {words('attach.search')}
        </button>
      </form>
      <p role="status">{said}</p>
      <ul className={styles.found}>
        {found.map((pledge) => (
          <li key={pledge.id}>
            <QueuedPledgeFacts pledge={pledge} />
            {takesMoney(pledge) && (
              <>
                <OtherCurrency pledge={pledge} transaction={transaction} />
                <button type="button" className={shared.button} disabled={busy} onClick={() => void attach(pledge)}>
                  {words.rich('verify.ofGift', {
                    ...{ verify: verifyWords(pledge, transaction), reference: pledge.reference },
                    hidden,
                  })}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
