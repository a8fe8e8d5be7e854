'use client'
import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { QueuedPledge, UnmatchedBankLine, VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { canTransition } from '@/lib/giving/shared/states'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { BankLineActions } from './bank-line-actions'
import type { OnAction } from './bank-line-actions-props'
import { BankLineFacts, QueuedPledgeFacts } from './facts'
import styles from './rows.module.scss'
import { useRowActions } from './use-row-actions'
import { OtherCurrency, useVerifyWords, verifyCall } from './verify-call'

const keyOf = ({ transaction }: UnmatchedBankLine) => transaction.id

/** Bank lines without a pair, each with the reason and its actions. */
export function UnmatchedBankLines({
  waiting,
  campaignOptions,
}: {
  waiting: UnmatchedBankLine[]
  campaignOptions: CampaignOptions
}) {
  const said = useWords('reconciliation')
  const { verifyWords, verifiedWords } = useVerifyWords()
  const { rows, busy, work, isOpen, outcomeOf } = useRowActions(waiting, keyOf)

  const verify = (row: UnmatchedBankLine, pledge: QueuedPledge) => {
    const { transaction } = row
    const body = verifyCall(pledge, transaction)
    return work<VerifyAnswer>(row, '/transactions/verify', body, () => verifiedWords(transaction, pledge))
  }

  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { transaction, words, pledges } = row
        const onWork: OnAction = (path, body, done) => work(row, path, body, done)
        return (
          <li key={transaction.id}>
            <p className={styles.reason}>{words}</p>
            <div className={styles.sides}>
              <BankLineFacts transaction={transaction} />
              {pledges.map((pledge) => (
                <div key={pledge.id}>
                  <QueuedPledgeFacts pledge={pledge} />
                  {isOpen(row) && canTransition(pledge.state, 'reported') && (
                    <>
                      <OtherCurrency pledge={pledge} transaction={transaction} />
                      <button
                        type="button"
                        className={shared.button}
                        disabled={busy}
                        onClick={() => void verify(row, pledge)}
                      >
                        {said.markup('verify.ofGift', {
                          ...{ verify: verifyWords(pledge, transaction), reference: pledge.reference },
                          hidden: (shown) => shown,
                        })}
                      </button>
                    </>
                  )}
                </div>
              ))}
            </div>
            <Outcome outcome={outcomeOf(row)} />
            {isOpen(row) && (
              <BankLineActions
                transaction={transaction}
                campaignOptions={campaignOptions}
                busy={busy}
                onWork={onWork}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
