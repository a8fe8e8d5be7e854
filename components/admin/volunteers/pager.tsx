import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { getWords } from '../shared/request-words'
import { listAddress } from './addresses'
import styles from './volunteer-list.module.scss'

interface PagerProps {
  filter: VolunteerFilter
  page: number
  pages: number
}

export async function Pager({ filter, page, pages }: PagerProps) {
  if (pages === 1) return null
  const words = await getWords('shared')
  return (
    <nav aria-label={words('pages.label')} className={styles.pager}>
      {page > 1 && (
        <Link href={listAddress(filter, page - 1)} prefetch={false} rel="prev">
          {`← ${words('pages.newer')}`}
        </Link>
      )}
      <span>{words('pages.position', { page, pages })}</span>
      {page < pages && (
        <Link href={listAddress(filter, page + 1)} prefetch={false} rel="next">
          {`${words('pages.older')} →`}
        </Link>
      )}
    </nav>
  )
}
