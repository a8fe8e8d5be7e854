import { Link } from '@payloadcms/ui'
import styles from './pages.module.scss'
import shared from './shared.module.scss'

interface PagesProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Of the links to the page before and the page after. */
  labels?: readonly [string, string]
}

/** Leads through the pages of a list; nothing where there is one. */
export function Pages({ page, pages, addressOf, labels = ['Newer', 'Older'] }: PagesProps) {
  if (pages <= 1) return null
  const leads = (to: number, label: string) => (
    <Link className={shared.button} href={addressOf(to)} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && leads(page - 1, labels[0])}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && leads(page + 1, labels[1])}
    </nav>
  )
}
