import type { Payload } from 'payload'
import { listSetAside } from '@/lib/giving/reconciliation/set-aside-list'
import { Pagination } from '../shared/pagination'
import { getWords } from '../shared/request-words'
import { reconciliationAddress } from './addresses'
import styles from './reconciliation.module.scss'
import { SetAsideList } from './set-aside-list'

/** Bank lines that were set aside, the latest first. */
export async function SetAsidePart({ payload, page: asked }: { payload: Payload; page: number }) {
  const words = await getWords('reconciliation')
  const { transactions, page, pages } = await listSetAside(payload, asked)
  return (
    <>
      {transactions.length === 0 && <p className={styles.empty}>{words('empty.aside')}</p>}
      <SetAsideList key={page} transactions={transactions} />
      <Pagination page={page} pages={pages} addressOf={(to) => reconciliationAddress('aside', { page: to })} />
    </>
  )
}
