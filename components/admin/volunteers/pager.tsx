import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { listAddress } from './addresses'
import styles from './volunteer-list.module.scss'

interface PagerProps {
  filter: VolunteerFilter
  page: number
  pages: number
}

export function Pager({ filter, page, pages }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <Link href={listAddress(filter, page - 1)} prefetch={false} rel="prev">
          ← Newer
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link href={listAddress(filter, page + 1)} prefetch={false} rel="next">
          Older →
        </Link>
      )}
    </nav>
  )
}
