import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { readReconciliationQueue } from '@/lib/giving/reconciliation/queue'
import { AdminScreen } from '../shared/admin-screen'
import { PARTS, readListPosition } from './addresses'
import { PartContent } from './part-content'
import { PartNav } from './part-nav'
import styles from './reconciliation.module.scss'

/** The reconciliation screen: treasurers match pledges with bank lines. */
export async function ReconciliationView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'update')) redirect('/admin')
  const shown = readListPosition(props.searchParams)
  const queue = await readReconciliationQueue(req.payload)
  const waiting = { pairs: queue.pairs.length, money: queue.transactions.length, gifts: queue.pledges.length }
  return (
    <AdminScreen {...props} title="Reconcile" className={styles.desk}>
      <PartNav current={shown.part} waiting={waiting} />
      <h2>{PARTS[shown.part]}</h2>
      <PartContent shown={shown} queue={queue} payload={req.payload} />
    </AdminScreen>
  )
}
