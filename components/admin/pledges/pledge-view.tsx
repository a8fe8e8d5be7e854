import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { statusUrl } from '@/lib/giving/books/status-address'
import { giftFile } from '@/lib/giving/lists/pledge-details'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { mailsOf } from '@/lib/outbox/of-record'
import { idOf } from '@/lib/shared/format/related-id'
import { moneyText } from '@/lib/shared/money/amount'
import { METHODS, PLEDGE_SOURCES, PURPOSES } from '@/lib/shared/money/kinds'
import { RecordMails } from '../outbox/record-mails'
import { Facts } from '../shared/facts'
import record from '../shared/record.module.scss'
import { giftsAddress } from './addresses'
import { sumsOf } from './amounts'
import { CopyLink } from './copy-link'
import { Donor } from './donor'
import { Timeline } from './history'
import { Moves } from './pledge-actions'
import styles from './pledge-view.module.scss'
import { Receipts } from './receipts'
import { Money } from './received-money'

const NOT_TOLD = 'This gift was mailed to nobody. “Not spam” has its mails sent.'

/** One gift, in place of Payload's form: all that is known of it, and the allowed steps alone. */
export async function GiftView({ doc, payload, user }: DocumentViewServerProps) {
  if (!allowed(user, 'gifts', 'read')) notFound()
  const file = await giftFile(payload, Number(doc?.id))
  if (!file) notFound()
  const { gift, moves, receipts } = file
  const { id, reference, state, amount, received, currency, purpose, method, project, suspected } = gift
  const [campaigns, mails] = await Promise.all([campaignTitles(payload), mailsOf(payload, user, 'pledge', id)])
  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Gifts', url: giftsAddress() }, { label: reference }]} />
      <main className={record.view}>
        <header className={record.head}>
          <h1>{`${moneyText(received ?? amount, currency, 'en')} · ${reference}`}</h1>
          <strong data-state={state}>{PLEDGE_STATES[state]}</strong>
        </header>
        {suspected && (
          <p className={record.notice}>
            <strong>Suspected of being spam.</strong> <bdi>{gift.suspicion}</bdi>
          </p>
        )}
        <Facts
          facts={{
            ...sumsOf(gift),
            Fund: fundName(campaigns, idOf(gift.campaign)),
            Project: project,
            Purpose: PURPOSES[purpose],
            Method: METHODS[method],
            'Came by': PLEDGE_SOURCES[gift.source],
          }}
        />
        <Money {...file} />
        <Moves gift={gift} />
        <Receipts gift={gift} receipts={receipts} />
        <Donor gift={gift} receipted={receipts.some((receipt) => receipt.state === 'issued')} />
        {!gift.erasedAt && (
          <section>
            <h2>The donor’s page</h2>
            <p className={styles.link}>{statusUrl(gift.statusKey, gift.locale)}</p>
            <CopyLink address={statusUrl(gift.statusKey, gift.locale)} />
          </section>
        )}
        <Timeline moves={moves} />
        <RecordMails mails={mails} none={suspected ? NOT_TOLD : 'None was sent.'} />
      </main>
    </Gutter>
  )
}
