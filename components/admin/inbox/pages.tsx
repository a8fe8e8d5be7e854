import { Link } from '@payloadcms/ui'
import type { MessageFolder } from '@/lib/messages/folders'
import shared from '../shared/shared.module.scss'
import { folderAddress, type Shown } from './addresses'
import styles from './inbox.module.scss'

interface PagesProps {
  folder: MessageFolder
  shown: Shown
  pages: number
}

export function Pages({ folder, shown, pages }: PagesProps) {
  const { page } = shown
  if (pages <= 1) return null
  const leads = (to: number, label: string) => (
    <Link className={shared.button} href={folderAddress(folder, { ...shown, page: to })} prefetch={false}>
      {label}
    </Link>
  )
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && leads(page - 1, 'Newer')}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && leads(page + 1, 'Older')}
    </nav>
  )
}
