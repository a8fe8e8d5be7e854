import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { statusUrl } from '@/lib/giving/books/status-address'
import { readPledgeDetails } from '@/lib/giving/lists/pledge-details'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { mailsOf } from '@/lib/outbox/of-record'
import { idOf } from '@/lib/shared/format/related-id'
import { formatMinor } from '@/lib/shared/money/amount'
import { METHODS, PLEDGE_SOURCES, PURPOSES } from '@/lib/shared/money/kinds'
import { RecordMails } from '../outbox/record-mails'
import { DescriptionList } from '../shared/description-list'
import record from '../shared/record.module.scss'
import { pledgesAddress } from './addresses'
import { amountsOf } from './amounts'
import { CopyLink } from './copy-link'
import { Donor } from './donor'
import { History } from './history'
import { PledgeActions } from './pledge-actions'
import styles from './pledge-view.module.scss'
import { Receipts } from './receipts'
import { ReceivedMoney } from './received-money'

const NOT_TOLD = 'This gift was mailed to nobody. “Not spam” has its mails sent.'

/** One pledge, in place of Payload's form: all that is known of it, and the actions that it allows. */
export async function PledgeView({ doc, payload, user }: DocumentViewServerProps) {
  if (!isAllowed(user, 'gifts', 'read')) notFound()
  const file = await readPledgeDetails(payload, Number(doc?.id))
  if (!file) notFound()
  const { pledge, moves, receipts } = file
  const { id, reference, state, amount, received, currency, purpose, method, project, suspected } = pledge
  const [campaigns, mails] = await Promise.all([campaignTitles(payload), mailsOf(payload, user, 'pledge', id)])
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Gifts', url: pledgesAddress() }, { label: reference }]} />
      <main className={record.view}>
        <header className={record.head}>
          <h1>{`${formatMinor(received ?? amount, currency, 'en')} · ${reference}`}</h1>
          <strong data-state={state}>{PLEDGE_STATES[state]}</strong>
        </header>
        {suspected && (
          <p className={record.notice}>
            <strong>Suspected of being spam.</strong> <bdi>{pledge.suspicion}</bdi>
          </p>
        )}
        <DescriptionList
          facts={{
            ...amountsOf(pledge),
            Fund: fundName(campaigns, idOf(pledge.campaign)),
            Project: project,
            Purpose: PURPOSES[purpose],
            Method: METHODS[method],
            'Came by': PLEDGE_SOURCES[pledge.source],
          }}
        />
        <ReceivedMoney {...file} />
        <PledgeActions pledge={pledge} />
        <Receipts pledge={pledge} receipts={receipts} />
        <Donor pledge={pledge} receipted={receipts.some((receipt) => receipt.state === 'issued')} />
        {!pledge.erasedAt && (
          <section>
            <h2>The donor’s page</h2>
            <p className={styles.link}>{statusUrl(pledge.statusKey, pledge.locale)}</p>
            <CopyLink address={statusUrl(pledge.statusKey, pledge.locale)} />
          </section>
        )}
        <History moves={moves} />
        <RecordMails mails={mails} none={suspected ? NOT_TOLD : 'None was sent.'} />
      </main>
    </Gutter>
  )
}
