import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Thread } from '@/components/ui/thread/thread'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { LanguageLink } from './language-link'
import { Logo } from './logo'
import content from './menu-content.module.scss'
import { MenuController } from './menu-controller'
import { MenuList } from './menu-list'
import styles from './mobile-menu.module.scss'
import type { ShellMessages, ShownItem } from './nav'
import { SocialLinks } from './social-links'

const ID = 'site-menu'

/** Browsers that know invoker commands open and close the menu before, and without, our script. */
const opens = { command: 'show-modal', commandfor: ID }
const closes = { command: 'close', commandfor: ID }

interface MobileMenuProps {
  settings: SiteSettings
  items: readonly ShownItem[]
  locale: Locale
  labels: ShellMessages
}

/** Full-screen menu below 1100 px. A modal dialog keeps the focus; without scripts it is the link's :target. */
export function MobileMenu({ settings, items, locale, labels }: MobileMenuProps) {
  // The button at its foot leads there.
  const shown = items.filter(({ href, below }) => href !== paths.donationEvents || below.length > 0)
  const hasVolunteering = items.some((item) => [item, ...item.below].some(({ href }) => href === paths.becomeVolunteer))
  return (
    <div className={styles.root}>
      <button type="button" className={styles.opener} aria-label={labels.openMenu} {...opens}>
        <Icon name="menu" size={24} />
      </button>
      <a href={`#${ID}`} className={styles.openerLink} aria-label={labels.openMenu}>
        <Icon name="menu" size={24} />
      </a>
      {/* Invoker commands may have opened it before hydration. */}
      <dialog id={ID} aria-label={labels.menu} className={styles.menu} suppressHydrationWarning>
        <div className={content.top}>
          <Logo settings={settings} locale={locale} tone="light" />
          <LanguageLink locale={locale} label={labels.otherLanguage} className={content.language} />
          <PageLink href={localized(locale, paths.search)} className={content.search} aria-label={labels.search}>
            <Icon name="search" size={24} />
          </PageLink>
          <button type="button" className={styles.closer} aria-label={labels.closeMenu} {...closes}>
            <Icon name="close" size={24} />
          </button>
          <a href="#content" className={styles.closerLink} aria-label={labels.closeMenu}>
            <Icon name="close" size={24} />
          </a>
        </div>
        <nav aria-label={labels.mainNav} className={content.nav}>
          <MenuList items={shown} belowClass={content.below} companions />
        </nav>
        <Thread className={content.thread} />
        <div className={content.bottom}>
          <ButtonLink href={localized(locale, paths.donateEvents)} variant="donate" size="lg" block>
            {labels.donate}
          </ButtonLink>
          {!hasVolunteering && (
            <PageLink href={localized(locale, paths.becomeVolunteer)} className={content.volunteer}>
              {labels.volunteer}
            </PageLink>
          )}
          <div className={content.contact}>
            {settings.phones[0] && (
              <a href={telephone(settings.phones[0])}>
                <Icon name="phone" size={18} />
                {settings.phones[0]}
              </a>
            )}
            {settings.email && (
              <a href={`mailto:${settings.email}`}>
                <Icon name="mail" size={18} />
                {labels.email}
              </a>
            )}
          </div>
          <SocialLinks
            networks={['twitter', 'facebook', 'youtube', 'instagram']}
            social={settings.social}
            labels={labels.social}
            className={content.social}
          />
        </div>
      </dialog>
      <MenuController id={ID} />
    </div>
  )
}
