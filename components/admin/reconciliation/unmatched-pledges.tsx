'use client'
import { useState } from 'react'
import type { UnmatchedPledge } from '@/lib/giving/shared/reconciliation-types'
import { pledgeAddress } from '../pledges/addresses'
import { inLanguage } from '../shared/in-language'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { BankLineFacts, QueuedPledgeFacts } from './facts'
import { ReasonForm } from './reason-form'
import styles from './rows.module.scss'
import { useRowActions } from './use-row-actions'

const keyOf = ({ pledge }: UnmatchedPledge) => pledge.id

/** Reported pledges without a pair, each with the reason. */
export function UnmatchedPledges({ waiting }: { waiting: UnmatchedPledge[] }) {
  const { rows, busy, work, isOpen, outcomeOf } = useRowActions(waiting, keyOf)
  const [rejecting, setRejecting] = useState<number | null>(null)

  const reject = (row: UnmatchedPledge, why: string) =>
    work(row, `/pledges/${row.pledge.id}/reject`, { why }, () => `${row.pledge.reference} is rejected: ${why}`)

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
                    Open<span className={shared.hidden}> the gift {pledge.reference}</span>
                  </a>
                  <button
                    type="button"
                    className={shared.button}
                    aria-expanded={rejecting === pledge.id}
                    onClick={() => setRejecting(rejecting === pledge.id ? null : pledge.id)}
                  >
                    Reject<span className={shared.hidden}> {pledge.reference}</span>
                  </button>
                </div>
                {rejecting === pledge.id && (
                  <ReasonForm
                    label="Why is it rejected?"
                    hint={`The donor reads it ${inLanguage(pledge)}, by mail and on the status page, and can give another transaction ID.`}
                    button="Reject"
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
