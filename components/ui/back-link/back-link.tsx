import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './back-link.module.scss'

interface BackLinkProps {
  href: string
  label: string
  /** Where the label is what an editor wrote. */
  locale?: Locale
}

/** The arrow that leads back to the list a page belongs to. */
export function BackLink({ href, label, locale }: BackLinkProps) {
  return (
    <PageLink href={href} className={styles.back}>
      <Icon name="arrow-left" size={22} />
      {locale ? <span {...inLang(label, locale)}>{label}</span> : label}
    </PageLink>
  )
}
