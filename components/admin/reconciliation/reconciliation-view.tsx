import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { queueOf } from '@/lib/giving/reconciliation/queue'
import { OwnScreen } from '../shared/own-screen'
import { DESK_PARTS, readShown } from './addresses'
import { DeskNav } from './part-nav'
import styles from './reconciliation.module.scss'
import { DeskPart } from './reconciliation-part'

/** Where a treasurer brings together what donors promised and what arrived. */
export async function DeskView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!allowed(req.user, 'gifts', 'update')) redirect('/admin')
  const shown = readShown(props.searchParams)
  const queue = await queueOf(req.payload)
  const waiting = { pairs: queue.pairs.length, money: queue.transactions.length, gifts: queue.pledges.length }
  return (
    <OwnScreen {...props} title="Reconcile" className={styles.desk}>
      <DeskNav current={shown.part} waiting={waiting} />
      <h2>{DESK_PARTS[shown.part]}</h2>
      <DeskPart shown={shown} queue={queue} payload={req.payload} />
    </OwnScreen>
  )
}
