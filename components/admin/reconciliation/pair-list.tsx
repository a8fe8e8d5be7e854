'use client'
import type { Places } from '@/lib/giving/reconciliation/campaign-options'
import type { QueuePair, VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { MoneyActions } from './bank-line-actions'
import { GiftFacts, MoneyFacts } from './facts'
import styles from './rows.module.scss'
import { useWork } from './use-row-actions'
import { verifiedWords } from './verified-words'
import { verifyCall, verifyWords } from './verify-call'
import { VerifyExact, type VerifyExactPair } from './verify-exact'

interface PairListProps {
  pairs: QueuePair[]
  /** Ids of the exact pairs of all pages. */
  exact: VerifyExactPair[]
  places: Places
}

const keyOf = ({ transaction }: QueuePair) => transaction.id

/** Pairs of a gift and money that may belong together, each with why. */
export function PairList({ pairs, exact, places }: PairListProps) {
  const { rows, busy, setBusy, work, settle, isOpen, outcomeOf } = useWork(pairs, keyOf)

  const verify = (pair: QueuePair) => {
    const { pledge, transaction } = pair
    const body = verifyCall(pledge, transaction)
    return work<VerifyAnswer>(pair, '/transactions/verify', body, () => verifiedWords(transaction, pledge.reference))
  }

  return (
    <>
      <VerifyExact exact={exact} busy={busy} onBusy={setBusy} onSettled={settle} />
      <ul className={styles.rows}>
        {rows.map((pair) => (
          <li key={keyOf(pair)} data-kind={pair.kind}>
            <p className={styles.reason}>{pair.words}</p>
            <div className={styles.sides}>
              <GiftFacts pledge={pair.pledge} />
              <MoneyFacts transaction={pair.transaction} />
            </div>
            <Outcome outcome={outcomeOf(pair)} />
            {isOpen(pair) && (
              <>
                <button
                  type="button"
                  className={`${shared.button} ${shared.main}`}
                  disabled={busy}
                  onClick={() => void verify(pair)}
                >
                  {verifyWords(pair.pledge, pair.transaction)}
                  <span className={shared.hidden}> for {pair.pledge.reference}</span>
                </button>
                <details className={styles.otherwise}>
                  <summary>They do not belong together</summary>
                  <MoneyActions
                    transaction={pair.transaction}
                    places={places}
                    busy={busy}
                    onWork={(path, body, done) => work(pair, path, body, done)}
                  />
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
