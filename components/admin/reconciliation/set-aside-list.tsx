'use client'
import type { SetAsideBankLine, TakeBackCall } from '@/lib/giving/shared/reconciliation-types'
import { DateTime } from '../shared/date-time'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { BankLineFacts } from './facts'
import { hidden } from './hidden'
import styles from './rows.module.scss'
import { useRowActions } from './use-row-actions'

const keyOf = ({ id }: SetAsideBankLine) => id

/** Bank lines that were set aside, with a way back into the queue. */
export function SetAsideList({ transactions }: { transactions: SetAsideBankLine[] }) {
  const words = useWords('reconciliation')
  const { rows, busy, work, isOpen, outcomeOf } = useRowActions(transactions, keyOf)

  const takeBack = (row: SetAsideBankLine) => {
    const body: TakeBackCall = { transaction: row.id }
    return work(row, '/transactions/take-back', body, () => words('aside.takenBack', { trxId: row.trxId }))
  }

  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <p className={styles.reason}>
            <bdi>{row.why}</bdi>
          </p>
          <div className={styles.sides}>
            <BankLineFacts transaction={row} />
            <p>
              <bdi>{row.by}</bdi>, <DateTime at={row.at} />
            </p>
          </div>
          <Outcome outcome={outcomeOf(row)} />
          {isOpen(row) && (
            <button type="button" className={shared.button} disabled={busy} onClick={() => void takeBack(row)}>
              {words.rich('aside.takeBack', { trxId: row.trxId, hidden })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
