'use client'
import type { Places } from '@/lib/giving/reconciliation/campaign-options'
import type { QueuePledge, VerifyAnswer, WaitingTransaction } from '@/lib/giving/shared/reconciliation-types'
import { mayMove } from '@/lib/giving/shared/states'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { MoneyActions } from './bank-line-actions'
import type { OnWork } from './bank-line-actions-props'
import { GiftFacts, MoneyFacts } from './facts'
import styles from './rows.module.scss'
import { useWork } from './use-row-actions'
import { verifiedWords } from './verified-words'
import { OtherCurrency, verifyCall, verifyWords } from './verify-call'

const keyOf = ({ transaction }: WaitingTransaction) => transaction.id

/** Money that pairs with no gift, each with why, and with what can be done. */
export function MoneyList({ waiting, places }: { waiting: WaitingTransaction[]; places: Places }) {
  const { rows, busy, work, isOpen, outcomeOf } = useWork(waiting, keyOf)

  const verify = (row: WaitingTransaction, pledge: QueuePledge) => {
    const { transaction } = row
    const body = verifyCall(pledge, transaction)
    return work<VerifyAnswer>(row, '/transactions/verify', body, () => verifiedWords(transaction, pledge.reference))
  }

  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { transaction, words, pledges } = row
        const onWork: OnWork = (path, body, done) => work(row, path, body, done)
        return (
          <li key={transaction.id}>
            <p className={styles.reason}>{words}</p>
            <div className={styles.sides}>
              <MoneyFacts transaction={transaction} />
              {pledges.map((pledge) => (
                <div key={pledge.id}>
                  <GiftFacts pledge={pledge} />
                  {isOpen(row) && mayMove(pledge.state, 'reported') && (
                    <>
                      <OtherCurrency pledge={pledge} transaction={transaction} />
                      <button
                        type="button"
                        className={shared.button}
                        disabled={busy}
                        onClick={() => void verify(row, pledge)}
                      >
                        {`${verifyWords(pledge, transaction)} for ${pledge.reference}`}
                      </button>
                    </>
                  )}
                </div>
              ))}
            </div>
            <Outcome outcome={outcomeOf(row)} />
            {isOpen(row) && <MoneyActions transaction={transaction} places={places} busy={busy} onWork={onWork} />}
          </li>
        )
      })}
    </ul>
  )
}
