import { Link } from '@payloadcms/ui'
import styles from './pagination.module.scss'
import { getWords } from './request-words'
import shared from './shared.module.scss'

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Of the links to the page before and the page after. */
  labels?: readonly [string, string]
}

/** Pagination of a list; nothing for a single page. */
export async function Pagination({ page, pages, addressOf, labels }: PaginationProps) {
  if (pages <= 1) return null
  const words = await getWords('shared')
  const [before, after] = labels ?? [words('pages.newer'), words('pages.older')]
  const pageLink = (to: number, label: string) => (
    <Link className={shared.button} href={addressOf(to)} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <nav className={styles.pages} aria-label={words('pages.label')}>
      {page > 1 && pageLink(page - 1, before)}
      <span>{words('pages.position', { page, pages })}</span>
      {page < pages && pageLink(page + 1, after)}
    </nav>
  )
}
