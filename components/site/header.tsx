import { ButtonLink } from '@/components/ui/button/button-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Menu } from '@/lib/shared/content/menu'
import type { SiteSettings } from '@/lib/shared/content/types'
import styles from './header.module.scss'
import { Logo } from './logo'
import { MenuList } from './menu-list'
import { MobileMenu } from './mobile-menu'
import { menuItems, type ShellMessages } from './nav'
import nav from './nav-links.module.scss'
import { UtilityBar } from './utility-bar'

interface HeaderProps {
  settings: SiteSettings
  menu: Menu
  locale: Locale
  labels: ShellMessages
}

export function Header({ settings, menu, locale, labels }: HeaderProps) {
  const items = menuItems(menu, locale, labels)
  return (
    <header className={styles.header}>
      <UtilityBar settings={settings} locale={locale} labels={labels} />
      <div className={styles.bar}>
        <div className={`wrap ${styles.inner}`}>
          <Logo settings={settings} locale={locale} />
          <nav aria-label={labels.mainNav} className={styles.nav}>
            <MenuList items={items} className={nav.list} linkClass={nav.link} belowClass={nav.below} floating />
          </nav>
          <ButtonLink href={localized(locale, paths.donateNow)} variant="donate" className={styles.donate}>
            {labels.donateNow}
          </ButtonLink>
          <MobileMenu settings={settings} items={items} locale={locale} labels={labels} />
        </div>
      </div>
    </header>
  )
}
