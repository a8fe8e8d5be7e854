'use client'
import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { QueuePair, VerifyAnswer } from '@/lib/giving/shared/reconciliation-types'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { BankLineActions } from './bank-line-actions'
import { BankLineFacts, QueuedPledgeFacts } from './facts'
import { hidden } from './hidden'
import styles from './rows.module.scss'
import { useRowActions } from './use-row-actions'
import { useVerifyWords, verifyCall } from './verify-call'
import { VerifyExact, type VerifyExactPair } from './verify-exact'

interface PairListProps {
  pairs: QueuePair[]
  /** Ids of the exact pairs of all pages. */
  exact: VerifyExactPair[]
  campaignOptions: CampaignOptions
}

const keyOf = ({ transaction }: QueuePair) => transaction.id

/** Proposed pairs of pledge and bank line, each with the reason. */
export function PairList({ pairs, exact, campaignOptions }: PairListProps) {
  const words = useWords('reconciliation')
  const { verifyWords, verifiedWords } = useVerifyWords()
  const { rows, busy, setBusy, work, settle, isOpen, outcomeOf } = useRowActions(pairs, keyOf)

  const verify = (pair: QueuePair) => {
    const { pledge, transaction } = pair
    const body = verifyCall(pledge, transaction)
    return work<VerifyAnswer>(pair, '/transactions/verify', body, () => verifiedWords(transaction, pledge))
  }

  return (
    <>
      <VerifyExact exact={exact} busy={busy} onBusy={setBusy} onSettled={settle} />
      <ul className={styles.rows}>
        {rows.map((pair) => (
          <li key={keyOf(pair)} data-kind={pair.kind}>
            <p className={styles.reason}>{pair.words}</p>
            <div className={styles.sides}>
              <QueuedPledgeFacts pledge={pair.pledge} />
              <BankLineFacts transaction={pair.transaction} />
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
                  {words.rich('verify.ofGift', {
                    ...{ verify: verifyWords(pair.pledge, pair.transaction), reference: pair.pledge.reference },
                    hidden,
                  })}
                </button>
                <details className={styles.otherwise}>
                  <summary>{words('verify.otherwise')}</summary>
                  <BankLineActions
                    transaction={pair.transaction}
                    campaignOptions={campaignOptions}
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
