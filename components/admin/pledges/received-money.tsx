import { Link } from '@payloadcms/ui'
import type { PledgeDetails } from '@/lib/giving/lists/pledge-details'
import type { Transaction } from '@/lib/platform/payload/payload-types'
import { signedBy } from '@/lib/shared/format/signed-by'
import { formatMinor } from '@/lib/shared/money/amount'
import { BANK_LINE_SOURCES, METHODS, type TrxIdGiver } from '@/lib/shared/money/kinds'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import shared from '../shared/shared.module.scss'
import { RECONCILIATION } from './addresses'
import styles from './pledge-view.module.scss'
import { VerifyButton } from './verify-button'

/** Who gave the transaction ID that stands with a pledge → its label. */
const ID_LABELS = {
  donor: 'Transaction ID, as the donor gave it',
  staff: 'Transaction ID, as staff noted it',
  money: 'Transaction ID, taken from the money',
  unknown: 'Transaction ID',
} as const satisfies Record<TrxIdGiver | 'unknown', string>

/** The money of a pledge: its bank line, or open bank lines that may be its. */
export function ReceivedMoney({
  pledge,
  transaction,
  candidates,
}: Pick<PledgeDetails, 'pledge' | 'transaction' | 'candidates'>) {
  const { trxId, trxIdFrom, senderNumber, reportedAt, state } = pledge
  return (
    <section>
      <h2>Money</h2>
      <DescriptionList
        facts={{
          [ID_LABELS[trxIdFrom ?? 'unknown']]: trxId,
          'Sent from': senderNumber,
          'Transaction ID given': trxIdFrom === 'donor' && reportedAt && <DateTime at={reportedAt} />,
          'Transaction ID noted': trxIdFrom === 'staff' && reportedAt && <DateTime at={reportedAt} />,
        }}
      />
      {transaction && <Arrived transaction={transaction} />}
      {!transaction && (state === 'verified' || state === 'refunded') && <p>The money’s record is gone.</p>}
      {candidates.length > 0 && (
        <ul className={styles.candidates} aria-label="Money that may be this gift’s">
          {candidates.map((money) => (
            <li key={money.id}>
              <Arrived transaction={money} />
              <VerifyButton
                pledge={{ id: pledge.id, amount: pledge.amount, currency: pledge.currency }}
                money={{ id: money.id, amount: money.amount, currency: money.currency }}
              />
            </li>
          ))}
        </ul>
      )}
      {state === 'reported' && candidates.length === 0 && (
        <>
          <p>No money of this ID, or of this amount and method, has been brought in yet.</p>
          <Link href={RECONCILIATION} prefetch={false} className={shared.button}>
            Reconciliation
          </Link>
        </>
      )}
    </section>
  )
}

function Arrived({ transaction }: { transaction: Transaction }) {
  const { amount, currency, method, trxId, receivedAt, sender, source, enteredBy, enteredByAccount } = transaction
  return (
    <DescriptionList
      facts={{
        Arrived: `${formatMinor(amount, currency, 'en')} by ${METHODS[method]}`,
        'Its transaction ID': trxId,
        On: <DateTime at={receivedAt} />,
        From: sender,
        'Brought in': [BANK_LINE_SOURCES[source], enteredBy && signedBy(enteredBy, enteredByAccount)]
          .filter(Boolean)
          .join(', by '),
      }}
    />
  )
}
