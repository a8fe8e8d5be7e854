import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { readReconciliationQueue } from '@/lib/giving/reconciliation/queue'
import { inLanguage } from '@/lib/platform/calls/say'
import { AdminScreen } from '../shared/admin-screen'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { readListPosition } from './addresses'
import { PartContent } from './part-content'
import { PartNav } from './part-nav'
import styles from './reconciliation.module.scss'

/** The reconciliation screen: treasurers match pledges with bank lines. */
export async function ReconciliationView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'gifts', 'update')) redirect('/admin')
  const shown = readListPosition(props.searchParams)
  const words = await getWords('reconciliation')
  // The reasons why rows wait are made with them.
  const queue = await inLanguage(req.i18n.language, () => readReconciliationQueue(req.payload))
  const waiting = { pairs: queue.pairs.length, money: queue.transactions.length, gifts: queue.pledges.length }
  return (
    <ScreenWords areas={['reconciliation']}>
      <AdminScreen {...props} title={words('title')} className={styles.desk}>
        <PartNav current={shown.part} waiting={waiting} />
        <h2>{words(`parts.${shown.part}`)}</h2>
        <PartContent shown={shown} queue={queue} payload={req.payload} />
      </AdminScreen>
    </ScreenWords>
  )
}
