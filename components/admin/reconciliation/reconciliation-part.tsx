import type { Payload } from 'payload'
import { placesOf } from '@/lib/giving/reconciliation/campaign-options'
import type { Queue } from '@/lib/giving/shared/reconciliation-types'
import { Pages } from '../shared/pages'
import { deskAddress, type Shown } from './addresses'
import { MoneyList } from './bank-line-list'
import { BringIn } from './import-forms'
import { EnterGift } from './manual-entry-form'
import { PairList } from './pair-list'
import { GiftList } from './pledge-list'
import { Reasons } from './reason-filter'
import styles from './reconciliation.module.scss'
import { type Paged, pageOfRows } from './row-list'
import { AsidePart } from './set-aside-part'

interface DeskPartProps {
  shown: Shown
  queue: Queue
  payload: Payload
}

const EMPTY = {
  pairs: 'No pairs. They come once money was brought in that fits a gift.',
  money: 'All money that was brought in belongs to a gift, or was set aside.',
  gifts: 'No gift that was reported waits for its money.',
} as const

/** The part of the desk that is shown. Lists are sent page by page, however long they are. */
export async function DeskPart({ shown, queue, payload }: DeskPartProps) {
  const { part } = shown
  if (part === 'bring') return <BringIn />
  if (part === 'aside') return <AsidePart payload={payload} page={shown.page} />
  const places = await placesOf(payload)
  if (part === 'enter') return <EnterGift places={places} />
  if (part === 'pairs') {
    const paged = pageOfRows(queue.pairs, shown.page)
    const exact = queue.pairs.filter(({ kind }) => kind === 'exact')
    const ids = exact.map(({ pledge, transaction }) => ({ pledge: pledge.id, transaction: transaction.id }))
    return (
      <Listed shown={shown} paged={paged}>
        <PairList key={keyOf(shown)} pairs={paged.rows} exact={ids} places={places} />
      </Listed>
    )
  }
  const ofReason = ({ reason }: { reason: string }) => !shown.reason || reason === shown.reason
  if (part === 'money') {
    const paged = pageOfRows(queue.transactions.filter(ofReason), shown.page)
    return (
      <Listed shown={shown} paged={paged}>
        <Reasons part={part} all={queue.transactions} current={shown.reason} />
        <MoneyList key={keyOf(shown)} waiting={paged.rows} places={places} />
      </Listed>
    )
  }
  const paged = pageOfRows(queue.pledges.filter(ofReason), shown.page)
  return (
    <Listed shown={shown} paged={paged}>
      <Reasons part={part} all={queue.pledges} current={shown.reason} />
      <GiftList key={keyOf(shown)} waiting={paged.rows} />
    </Listed>
  )
}

const keyOf = ({ part, page, reason }: Shown) => `${part} ${page} ${reason}`

interface ListedProps {
  shown: Shown
  paged: Paged<unknown>
  children: React.ReactNode
}

function Listed({ shown: { part, reason }, paged, children }: ListedProps) {
  const empty = paged.rows.length === 0
  return (
    <>
      {empty && (
        <p className={styles.empty}>
          {reason ? 'Nothing waits for this reason any more.' : EMPTY[part as keyof typeof EMPTY]}
        </p>
      )}
      {children}
      <Pages
        page={paged.page}
        pages={paged.pages}
        addressOf={(page) => deskAddress(part, { page, reason })}
        labels={['Previous', 'Next']}
      />
    </>
  )
}
