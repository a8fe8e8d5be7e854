import type { Payload } from 'payload'
import { findCampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { Queue } from '@/lib/giving/shared/reconciliation-types'
import { Pagination } from '../shared/pagination'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { type ListPosition, reconciliationAddress } from './addresses'
import { ImportForms } from './import-forms'
import { ManualEntryForm } from './manual-entry-form'
import { PairList } from './pair-list'
import { ReasonFilter } from './reason-filter'
import styles from './reconciliation.module.scss'
import { type Paged, pageOfRows } from './row-list'
import { SetAsidePart } from './set-aside-part'
import { UnmatchedBankLines } from './unmatched-bank-lines'
import { UnmatchedPledges } from './unmatched-pledges'

interface PartContentProps {
  shown: ListPosition
  queue: Queue
  payload: Payload
}

/** The part of the reconciliation screen that is shown. Lists are sent page by page, however long they are. */
export async function PartContent({ shown, queue, payload }: PartContentProps) {
  const { part } = shown
  if (part === 'bring') return <ImportForms />
  if (part === 'aside') return <SetAsidePart payload={payload} page={shown.page} />
  const campaignOptions = await findCampaignOptions(payload, await staffLocaleOfRequest())
  if (part === 'enter') return <ManualEntryForm campaignOptions={campaignOptions} />
  if (part === 'pairs') {
    const paged = pageOfRows(queue.pairs, shown.page)
    const exact = queue.pairs.filter(({ kind }) => kind === 'exact')
    const ids = exact.map(({ pledge, transaction }) => ({ pledge: pledge.id, transaction: transaction.id }))
    return (
      <Listed shown={{ ...shown, part }} paged={paged}>
        <PairList key={keyOf(shown)} pairs={paged.rows} exact={ids} campaignOptions={campaignOptions} />
      </Listed>
    )
  }
  const ofReason = ({ reason }: { reason: string }) => !shown.reason || reason === shown.reason
  if (part === 'money') {
    const paged = pageOfRows(queue.transactions.filter(ofReason), shown.page)
    return (
      <Listed shown={{ ...shown, part }} paged={paged}>
        <ReasonFilter part={part} all={queue.transactions} current={shown.reason} />
        <UnmatchedBankLines key={keyOf(shown)} waiting={paged.rows} campaignOptions={campaignOptions} />
      </Listed>
    )
  }
  const paged = pageOfRows(queue.pledges.filter(ofReason), shown.page)
  return (
    <Listed shown={{ ...shown, part }} paged={paged}>
      <ReasonFilter part={part} all={queue.pledges} current={shown.reason} />
      <UnmatchedPledges key={keyOf(shown)} waiting={paged.rows} />
    </Listed>
  )
}

const keyOf = ({ part, page, reason }: ListPosition) => `${part} ${page} ${reason}`

interface ListedProps {
  shown: ListPosition & { part: 'pairs' | 'money' | 'gifts' }
  paged: Paged<unknown>
  children: React.ReactNode
}

async function Listed({ shown: { part, reason }, paged, children }: ListedProps) {
  const words = await getWords('reconciliation')
  const empty = paged.rows.length === 0
  return (
    <>
      {empty && <p className={styles.empty}>{words(`empty.${reason ? 'reason' : part}`)}</p>}
      {children}
      <Pagination
        page={paged.page}
        pages={paged.pages}
        addressOf={(page) => reconciliationAddress(part, { page, reason })}
        labels={[words('pages.previous'), words('pages.next')]}
      />
    </>
  )
}
