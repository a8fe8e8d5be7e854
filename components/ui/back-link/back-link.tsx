import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import styles from './back-link.module.scss'

/** The arrow that leads back to the list a page belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <PageLink href={href} className={styles.back}>
      <Icon name="arrow-left" size={22} />
      {label}
    </PageLink>
  )
}
