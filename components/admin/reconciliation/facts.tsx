'use client'
import type { ReactNode } from 'react'
import type { QueuedBankLine, QueuedPledge } from '@/lib/giving/shared/reconciliation-types'
import { formatMinor } from '@/lib/shared/money/amount'
import { pledgeAddress } from '../pledges/addresses'
import { DateTime } from '../shared/date-time'
import { useStaffLocale, useWords } from '../shared/words'
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
  const words = useWords('reconciliation')
  const terms = useWords('pledges')
  const locale = useStaffLocale()
  const { amount, currency, method, trxId, sender, receivedAt, details } = transaction
  return (
    <div className={styles.side}>
      <p className={styles.amount}>{words('facts.arrived', { amount: formatMinor(amount, currency, locale) })}</p>
      <dl>
        <Fact name={terms(`methods.${method}`)}>
          <bdi>{trxId}</bdi>
        </Fact>
        {sender && (
          <Fact name={words('facts.from')}>
            <bdi>{sender}</bdi>
          </Fact>
        )}
        <Fact name={words('facts.arrivedOn')}>
          <DateTime at={receivedAt} />
        </Fact>
      </dl>
      {details && (
        <details>
          <summary>{words('facts.asItCame')}</summary>
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
  const words = useWords('reconciliation')
  const terms = useWords('pledges')
  const locale = useStaffLocale()
  const { id, reference, donor, amount, currency, method, purpose, campaign, trxId, trxIdFrom, senderNumber, state } =
    pledge
  return (
    <div className={styles.side}>
      <p className={styles.amount}>{words('facts.promised', { amount: formatMinor(amount, currency, locale) })}</p>
      <dl>
        <Fact name={words('facts.gift')}>
          <a href={pledgeAddress(id)}>{reference}</a>, {terms(`statesWithin.${state}`)}
        </Fact>
        <Fact name={words('facts.donor')}>
          <bdi>{donor}</bdi>
        </Fact>
        <Fact name={terms(`methods.${method}`)}>
          <bdi>{trxId ?? words('facts.noTrxId')}</bdi>
          {trxId && trxIdFrom === 'staff' && `, ${words('facts.notedByStaff')}`}
        </Fact>
        {senderNumber && (
          <Fact name={words('facts.from')}>
            <bdi>{senderNumber}</bdi>
          </Fact>
        )}
        <Fact name={words('facts.for')}>
          <bdi>{campaign ?? terms('funds.general')}</bdi>, {terms(`purposes.${purpose}`).toLowerCase()}
        </Fact>
        <Fact name={words(pledge.reportedAt ? 'facts.reportedOn' : 'facts.promisedOn')}>
          <DateTime at={pledge.reportedAt ?? pledge.createdAt} />
        </Fact>
      </dl>
    </div>
  )
}
