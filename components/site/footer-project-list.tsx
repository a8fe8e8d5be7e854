import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/addresses'
import type { LiveList } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import styles from './footer.module.scss'

export interface FooterProjectListProps {
  list: LiveList<'projects'> | undefined
  locale: Locale
}

/** Titles of the projects that editors placed in the footer; each leads to the list (spec 1, section 2). */
export function FooterProjectList({ list, locale }: FooterProjectListProps) {
  return (
    <ul className={styles.list}>
      {list?.records
        .filter(({ page }) => page === 'Footer')
        .map(({ Id, title }) => (
          <li key={Id}>
            <PageLink href={localized(locale, paths.projects)}>{title}</PageLink>
          </li>
        ))}
    </ul>
  )
}
