import type { Payload } from 'payload'
import { listSetAside } from '@/lib/giving/reconciliation/set-aside-list'
import { Pages } from '../shared/pages'
import { deskAddress } from './addresses'
import styles from './reconciliation.module.scss'
import { AsideList } from './set-aside-list'

/** What was set aside, the latest first. */
export async function AsidePart({ payload, page: asked }: { payload: Payload; page: number }) {
  const { transactions, page, pages } = await listSetAside(payload, asked)
  return (
    <>
      {transactions.length === 0 && <p className={styles.empty}>Nothing was set aside.</p>}
      <AsideList key={page} transactions={transactions} />
      <Pages page={page} pages={pages} addressOf={(to) => deskAddress('aside', { page: to })} />
    </>
  )
}
