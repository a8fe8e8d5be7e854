import type { ReactNode } from 'react'
import type { QueuedBankLine, QueuedPledge } from '@/lib/giving/shared/reconciliation-types'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { formatMinor } from '@/lib/shared/money/amount'
import { METHODS, PURPOSES } from '@/lib/shared/money/kinds'
import { pledgeAddress } from '../pledges/addresses'
import { DateTime } from '../shared/date-time'
import styles from './rows.module.scss'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The facts of a bank line. */
export function BankLineFacts({ transaction }: { transaction: QueuedBankLine }) {
  const { amount, currency, method, trxId, sender, receivedAt, details } = transaction
  return (
    <div className={styles.side}>
      <p className={styles.amount}>{formatMinor(amount, currency, 'en')} arrived</p>
      <dl>
        <Fact name={METHODS[method]}>
          <bdi>{trxId}</bdi>
        </Fact>
        {sender && (
          <Fact name="From">
            <bdi>{sender}</bdi>
          </Fact>
        )}
        <Fact name="On">
          <DateTime at={receivedAt} />
        </Fact>
      </dl>
      {details && (
        <details>
          <summary>As it came</summary>
          <p className={styles.text} dir="auto">
            {details}
          </p>
        </details>
      )}
    </div>
  )
}

/** The facts of a pledge in the queue. */
export function QueuedPledgeFacts({ pledge }: { pledge: QueuedPledge }) {
  const { id, reference, donor, amount, currency, method, purpose, campaign, trxId, trxIdFrom, senderNumber, state } =
    pledge
  return (
    <div className={styles.side}>
      <p className={styles.amount}>{formatMinor(amount, currency, 'en')} promised</p>
      <dl>
        <Fact name="Gift">
          <a href={pledgeAddress(id)}>{reference}</a>, {PLEDGE_STATES[state].toLowerCase()}
        </Fact>
        <Fact name="Donor">
          <bdi>{donor}</bdi>
        </Fact>
        <Fact name={METHODS[method]}>
          <bdi>{trxId ?? 'no transaction ID yet'}</bdi>
          {trxId && trxIdFrom === 'staff' && ', noted by staff'}
        </Fact>
        {senderNumber && (
          <Fact name="From">
            <bdi>{senderNumber}</bdi>
          </Fact>
        )}
        <Fact name="For">
          <bdi>{campaign ?? 'General fund'}</bdi>, {PURPOSES[purpose].toLowerCase()}
        </Fact>
        <Fact name={pledge.reportedAt ? 'Reported' : 'Promised'}>
          <DateTime at={pledge.reportedAt ?? pledge.createdAt} />
        </Fact>
      </dl>
    </div>
  )
}
