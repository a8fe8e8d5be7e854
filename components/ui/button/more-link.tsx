import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './more-link.module.scss'

interface MoreLinkProps {
  href: string
  label: string
  /** What it leads to, for those who hear links without their card. */
  about?: string
  locale: Locale
  className?: string
}

/** The "See More →" of cards. */
export function MoreLink({ href, label, about, locale, className = '' }: MoreLinkProps) {
  return (
    <PageLink href={href} className={`${styles.more} ${className}`}>
      <span className={styles.label}>
        {label}
        {about && <VisuallyHidden {...inLang(about, locale)}> {about}</VisuallyHidden>}
      </span>
      <Icon name="arrow-right" size={19} />
    </PageLink>
  )
}
