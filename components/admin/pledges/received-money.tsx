import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { PledgeDetails } from '@/lib/giving/lists/pledge-details'
import { signedBy } from '@/lib/giving/shared/signed-by'
import type { Transaction } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { formatMinor } from '@/lib/shared/money/amount'
import { DateTime } from '../shared/date-time'
import { DescriptionList } from '../shared/description-list'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import { RECONCILIATION } from './addresses'
import styles from './pledge-view.module.scss'
import { VerifyButton } from './verify-button'

/** The money of a pledge: its bank line, or open bank lines that may be its. */
export async function ReceivedMoney({
  pledge,
  transaction,
  candidates,
}: Pick<PledgeDetails, 'pledge' | 'transaction' | 'candidates'>) {
  const { trxId, trxIdFrom, senderNumber, reportedAt, state } = pledge
  const words = await getWords('pledges')
  return (
    <section>
      <h2>{words('money.heading')}</h2>
      <DescriptionList
        facts={{
          [words(`money.trxId.${trxIdFrom ?? 'unknown'}`)]: trxId,
          [words('fields.senderNumber')]: senderNumber,
          [words('money.given')]: trxIdFrom === 'donor' && reportedAt && <DateTime at={reportedAt} />,
          [words('money.noted')]: trxIdFrom === 'staff' && reportedAt && <DateTime at={reportedAt} />,
        }}
      />
      {transaction && <Arrived transaction={transaction} />}
      {!transaction && (state === 'verified' || state === 'refunded') && <p>{words('money.gone')}</p>}
      {candidates.length > 0 && (
        <ul className={styles.candidates} aria-label={words('money.candidates')}>
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
          <p>{words('money.none')}</p>
          <Link href={RECONCILIATION} prefetch={false} className={shared.button}>
            {words('money.reconcile')}
          </Link>
        </>
      )}
    </section>
  )
}

async function Arrived({ transaction }: { transaction: Transaction }) {
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  return <DescriptionList facts={factsOf(transaction, words, locale)} />
}

function factsOf(transaction: Transaction, words: Words<'pledges'>, locale: Locale): Record<string, ReactNode> {
  const { amount, currency, method, trxId, receivedAt, sender, enteredBy, enteredByAccount } = transaction
  const source = words(`bankLineSources.${transaction.source}`)
  return {
    [words('money.arrived')]: words('money.by', {
      amount: formatMinor(amount, currency, locale),
      method: words(`methods.${method}`),
    }),
    [words('money.itsTrxId')]: trxId,
    [words('money.on')]: <DateTime at={receivedAt} />,
    [words('money.from')]: sender,
    [words('money.broughtIn')]: enteredBy
      ? words('money.broughtInBy', { source, name: signedBy(enteredBy, enteredByAccount, words) })
      : source,
  }
}
