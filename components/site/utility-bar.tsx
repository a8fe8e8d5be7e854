import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { LanguageLink } from './language-link'
import type { ShellMessages } from './nav'
import { SocialLinks } from './social-links'
import styles from './utility-bar.module.scss'

interface UtilityBarProps {
  settings: SiteSettings
  locale: Locale
  labels: ShellMessages
}

export function UtilityBar({ settings: { phones, email, social }, locale, labels }: UtilityBarProps) {
  const [phone] = phones
  return (
    <div className={styles.util}>
      <div className={`wrap ${styles.inner}`}>
        {phone && (
          <a href={telephone(phone)} className={styles.link}>
            <Icon name="phone" size={17} />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={styles.link}>
            <Icon name="mail" size={17} />
            <span className={styles.address}>{email}</span>
          </a>
        )}
        <SocialLinks
          networks={['twitter', 'facebook', 'youtube', 'instagram']}
          social={social}
          labels={labels.social}
          className={styles.social}
        />
        <PageLink href={localized(locale, paths.search)} className={styles.search}>
          <Icon name="search" size={17} />
          {labels.search}
        </PageLink>
        <LanguageLink locale={locale} label={labels.otherLanguage} className={styles.language} />
      </div>
    </div>
  )
}
