'use client'

import Link from 'next/link'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import { type Locale, localized, paths } from '@/lib/paths'
import styles from './footer.module.scss'

interface FooterProjectsProps {
  initial: LiveList<'projects'>
  locale: Locale
}

/** Titles of the projects that editors placed in the footer; each leads to the list (spec 1, section 2). */
export function FooterProjects({ initial, locale }: FooterProjectsProps) {
  const { list = initial } = useLiveList(initial, { type: 'projects', locale })
  return (
    <ul className={styles.list}>
      {list.records
        .filter(({ page }) => page === 'Footer')
        .map(({ Id, title }) => (
          <li key={Id}>
            <Link href={localized(locale, paths.projects)} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
    </ul>
  )
}
