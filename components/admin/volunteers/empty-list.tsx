import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { listAddress } from './addresses'
import styles from './volunteer-list.module.scss'

export function EmptyList({ filter: { status, suspected, project, event, q } }: { filter: VolunteerFilter }) {
  const narrowed = status || suspected || project || event || q
  return (
    <div className={styles.empty}>
      <p>
        {narrowed
          ? 'Nobody is found by this search and these filters.'
          : 'Nobody has registered yet. Whoever fills in the form “Become a volunteer” will show here.'}
      </p>
      {narrowed && (
        <p>
          <Link href={listAddress()}>Show all volunteers</Link>
        </p>
      )}
    </div>
  )
}
