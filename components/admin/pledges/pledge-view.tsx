import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { campaignTitles, fundName } from '@/lib/giving/books/fund-names'
import { statusUrl } from '@/lib/giving/books/status-address'
import { readPledgeDetails } from '@/lib/giving/lists/pledge-details'
import { suspicionInWords } from '@/lib/intake/suspicion-in-words'
import { mailsOf } from '@/lib/outbox/of-record'
import { idOf } from '@/lib/shared/format/related-id'
import { formatMinor } from '@/lib/shared/money/amount'
import { GIVING_PROJECTS } from '@/lib/shared/money/kinds'
import { RecordMails } from '../outbox/record-mails'
import { DescriptionList } from '../shared/description-list'
import record from '../shared/record.module.scss'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { requireRecordId } from '../shared/require-record-id'
import { ScreenWords } from '../shared/words-provider'
import { pledgesAddress } from './addresses'
import { amountsOf } from './amounts'
import { CopyLink } from './copy-link'
import { Donor } from './donor'
import { History } from './history'
import { PledgeActions } from './pledge-actions'
import styles from './pledge-view.module.scss'
import { Receipts } from './receipts'
import { ReceivedMoney } from './received-money'

/** One pledge, in place of Payload's form: all that is known of it, and the actions that it allows. */
export async function PledgeView({ doc, payload, user }: DocumentViewServerProps) {
  if (!isAllowed(user, 'gifts', 'read')) notFound()
  const file = await readPledgeDetails(payload, requireRecordId(doc))
  if (!file) notFound()
  const { pledge, moves, receipts } = file
  const { id, reference, state, amount, received, currency, purpose, method, project, suspected } = pledge
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const [campaigns, mails] = await Promise.all([campaignTitles(payload, locale), mailsOf(payload, user, 'pledge', id)])
  return (
    <ScreenWords areas={['reconciliation']}>
      <Gutter>
        <SetStepNav nav={[{ label: words('gifts'), url: pledgesAddress() }, { label: reference }]} />
        <main className={record.view}>
          <header className={record.head}>
            <h1>{`${formatMinor(received ?? amount, currency, locale)} · ${reference}`}</h1>
            <strong data-state={state}>{words(`states.${state}`)}</strong>
          </header>
          {suspected && (
            <p className={record.notice}>
              <strong>{words('view.suspected')}</strong> <bdi>{suspicionInWords(pledge.suspicion, locale)}</bdi>
            </p>
          )}
          <DescriptionList
            facts={{
              ...amountsOf(pledge, words, locale),
              [words('fields.fund')]: fundName(campaigns, idOf(pledge.campaign), locale),
              [words('fields.project')]: project && words(`projects.${GIVING_PROJECTS[project]}`),
              [words('fields.purpose')]: words(`purposes.${purpose}`),
              [words('fields.method')]: words(`methods.${method}`),
              [words('fields.source')]: words(`sources.${pledge.source}`),
            }}
          />
          <ReceivedMoney {...file} />
          <PledgeActions pledge={pledge} />
          <Receipts pledge={pledge} receipts={receipts} />
          <Donor pledge={pledge} receipted={receipts.some((receipt) => receipt.state === 'issued')} />
          {!pledge.erasedAt && (
            <section>
              <h2>{words('view.page')}</h2>
              <p className={styles.link}>{statusUrl(pledge.statusKey, pledge.locale)}</p>
              <CopyLink address={statusUrl(pledge.statusKey, pledge.locale)} />
            </section>
          )}
          <History moves={moves} />
          <RecordMails mails={mails} none={words(suspected ? 'view.notTold' : 'view.noMails')} />
        </main>
      </Gutter>
    </ScreenWords>
  )
}
