'use client'
import { useState } from 'react'
import type { UnmatchedPledge } from '@/lib/giving/shared/reconciliation-types'
import { pledgeAddress } from '../pledges/addresses'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { BankLineFacts, QueuedPledgeFacts } from './facts'
import { hidden } from './hidden'
import { ReasonForm } from './reason-form'
import styles from './rows.module.scss'
import { useRowActions } from './use-row-actions'

const keyOf = ({ pledge }: UnmatchedPledge) => pledge.id

/** Reported pledges without a pair, each with the reason. */
export function UnmatchedPledges({ waiting }: { waiting: UnmatchedPledge[] }) {
  const said = useWords('reconciliation')
  const { rows, busy, work, isOpen, outcomeOf } = useRowActions(waiting, keyOf)
  const [rejecting, setRejecting] = useState<number | null>(null)

  const reject = (row: UnmatchedPledge, why: string) =>
    work(row, `/pledges/${row.pledge.id}/reject`, { why }, () =>
      said('reject.done', { reference: row.pledge.reference, why }),
    )

  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { pledge, words, transactions } = row
        return (
          <li key={pledge.id}>
            <p className={styles.reason}>{words}</p>
            <div className={styles.sides}>
              <QueuedPledgeFacts pledge={pledge} />
              {transactions.map((transaction) => (
                <BankLineFacts key={transaction.id} transaction={transaction} />
              ))}
            </div>
            <Outcome outcome={outcomeOf(row)} />
            {isOpen(row) && (
              <div className={styles.actions}>
                <div className={styles.ways}>
                  <a className={shared.button} href={pledgeAddress(pledge.id)}>
                    {said.rich('reject.open', { reference: pledge.reference, hidden })}
                  </a>
                  <button
                    type="button"
                    className={shared.button}
                    aria-expanded={rejecting === pledge.id}
                    onClick={() => setRejecting(rejecting === pledge.id ? null : pledge.id)}
                  >
                    {said.rich('reject.ofGift', { reference: pledge.reference, hidden })}
                  </button>
                </div>
                {rejecting === pledge.id && (
                  <ReasonForm
                    label={said('reject.label')}
                    hint={said('reject.hint', { language: pledge.locale })}
                    button={said('reject.button')}
                    busy={busy}
                    onWhy={(why) => reject(row, why)}
                  />
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
