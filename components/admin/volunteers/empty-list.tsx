import Link from 'next/link'
import type { VolunteerFilter } from '@/lib/community/shared/volunteer-filter'
import { getWords } from '../shared/request-words'
import { listAddress } from './addresses'
import styles from './volunteer-list.module.scss'

export async function EmptyList({ filter }: { filter: VolunteerFilter }) {
  const words = await getWords('volunteers')
  const { status, suspected, project, event, q } = filter
  const narrowed = status || suspected || project || event || q
  return (
    <div className={styles.empty}>
      <p>{words(narrowed ? 'list.notFound' : 'list.empty')}</p>
      {narrowed && (
        <p>
          <Link href={listAddress()}>{words('list.showAll')}</Link>
        </p>
      )}
    </div>
  )
}
