import { Link } from '@payloadcms/ui'
import styles from './pagination.module.scss'
import shared from './shared.module.scss'

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Of the links to the page before and the page after. */
  labels?: readonly [string, string]
}

/** Pagination of a list; nothing for a single page. */
export function Pagination({ page, pages, addressOf, labels = ['Newer', 'Older'] }: PaginationProps) {
  if (pages <= 1) return null
  const pageLink = (to: number, label: string) => (
    <Link className={shared.button} href={addressOf(to)} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && pageLink(page - 1, labels[0])}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && pageLink(page + 1, labels[1])}
    </nav>
  )
}
