import { ButtonLink } from '@/components/ui/button/button-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import styles from './header.module.scss'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { NAV, type ShellMessages } from './nav'
import { NavLinks } from './nav-links'
import nav from './nav-links.module.scss'
import { UtilityBar } from './utility-bar'

interface HeaderProps {
  settings: SiteSettings
  locale: Locale
  labels: ShellMessages
}

export function Header({ settings, locale, labels }: HeaderProps) {
  const links = NAV.map(({ key, href, sections }) => ({
    key,
    href,
    sections,
    to: localized(locale, href),
    label: labels.nav[key],
  }))
  return (
    <header className={styles.header}>
      <UtilityBar settings={settings} locale={locale} labels={labels} />
      <div className={styles.bar}>
        <div className={`wrap ${styles.inner}`}>
          <Logo settings={settings} locale={locale} />
          <nav aria-label={labels.mainNav} className={styles.nav}>
            <NavLinks links={links} className={nav.list} linkClass={nav.link} />
          </nav>
          <ButtonLink href={localized(locale, paths.donateNow)} variant="donate" className={styles.donate}>
            {labels.donateNow}
          </ButtonLink>
          <MobileMenu settings={settings} locale={locale} labels={labels} />
        </div>
      </div>
    </header>
  )
}
