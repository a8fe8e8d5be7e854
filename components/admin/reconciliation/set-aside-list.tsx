'use client'
import type { SetAsideTransaction, TakeBackCall } from '@/lib/giving/shared/reconciliation-types'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { When } from '../shared/when'
import { MoneyFacts } from './facts'
import styles from './rows.module.scss'
import { useWork } from './use-row-actions'

const keyOf = ({ id }: SetAsideTransaction) => id

/** Money that somebody said is no gift; it can wait for one again. */
export function AsideList({ transactions }: { transactions: SetAsideTransaction[] }) {
  const { rows, busy, work, isOpen, outcomeOf } = useWork(transactions, keyOf)

  const takeBack = (row: SetAsideTransaction) => {
    const body: TakeBackCall = { transaction: row.id }
    return work(row, '/transactions/take-back', body, () => `${row.trxId} waits for its gift again.`)
  }

  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <p className={styles.reason}>
            <bdi>{row.why}</bdi>
          </p>
          <div className={styles.sides}>
            <MoneyFacts transaction={row} />
            <p>
              <bdi>{row.by}</bdi>, <When at={row.at} />
            </p>
          </div>
          <Outcome outcome={outcomeOf(row)} />
          {isOpen(row) && (
            <button type="button" className={shared.button} disabled={busy} onClick={() => void takeBack(row)}>
              Take back<span className={shared.hidden}> {row.trxId}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
