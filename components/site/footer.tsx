import { versionOf } from '@/components/blocks/live/version-of'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Thread } from '@/components/ui/thread/thread'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Menu } from '@/lib/shared/content/menu'
import type { LiveList, SiteSettings } from '@/lib/shared/content/types'
import { dhakaDay } from '@/lib/shared/format/dhaka-day'
import { telephone } from '@/lib/shared/format/telephone'
import { inLang } from '@/lib/shared/i18n/text-language'
import { DeltaScene } from './delta-scene'
import styles from './footer.module.scss'
import { FooterList, type FooterListProps } from './footer-list'
import { LiveFooterList } from './live-footer-list'
import { Logo } from './logo'
import { footerLinks, type ShellMessages } from './nav'
import { SocialLinks } from './social-links'

/** What editors placed in the footer, by the list that it is of. */
export interface FooterLists {
  projects: LiveList<'projects'>
  parts: LiveList<'projectSubCategory'>
  campaigns: LiveList<'donation'>
  photos: LiveList<'imageGallery'>
}

interface FooterProps {
  settings: SiteSettings
  menu: Menu
  placed: FooterLists
  locale: Locale
  labels: ShellMessages
}

export function Footer({ settings, menu, placed, locale, labels }: FooterProps) {
  const { footer } = labels
  const shown = { locale, photo: footer.photo }
  return (
    <footer className={styles.footer}>
      <DeltaScene />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Logo settings={settings} locale={locale} tone="light" />
          <p {...inLang(settings.tagline, locale)}>{settings.tagline || labels.tagline}</p>
          <ButtonLink href={localized(locale, paths.donateNow)} variant="donate">
            {labels.donateNow}
          </ButtonLink>
        </div>
        <div>
          <h2>{footer.quickLinks}</h2>
          <ul className={styles.list}>
            {footerLinks(menu, locale, labels).map(({ key, to, label, lang }) => (
              <li key={key}>
                <PageLink href={to} lang={lang}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <Placed list={placed.campaigns} {...shown} />
        </div>
        <div>
          <h2>{footer.projects}</h2>
          <Placed list={placed.projects} {...shown} />
          <Placed list={placed.parts} {...shown} />
        </div>
        <div>
          <h2>{footer.contactHead}</h2>
          <address className={styles.contact}>
            {settings.email && (
              <a href={`mailto:${settings.email}`}>
                <Icon name="mail" size={19} />
                {settings.email}
              </a>
            )}
            {settings.phones.slice(0, 2).map((phone) => (
              <a key={phone} href={telephone(phone)}>
                <Icon name="phone" size={19} />
                {phone}
              </a>
            ))}
            <SocialLinks
              networks={['twitter', 'facebook', 'pinterest', 'instagram']}
              social={settings.social}
              labels={labels.social}
              className={styles.social}
            />
          </address>
        </div>
      </div>
      <div className="wrap">
        <Placed list={placed.photos} {...shown} />
        <Thread className={styles.thread} />
        <div className={styles.bottom}>
          <span>
            {footer.copyright} {year(settings.copyrightYear ?? Number(dhakaDay(new Date()).slice(0, 4)), locale)}{' '}
            {settings.name}
          </span>
          <span {...inLang(settings.address, locale)}>{settings.address}</span>
        </div>
      </div>
    </footer>
  )
}

/** A list rendered by the server, and live in the browser. */
function Placed({ list, ...shown }: FooterListProps) {
  return (
    <LiveFooterList initial={versionOf(list)} {...shown}>
      <FooterList list={list} {...shown} />
    </LiveFooterList>
  )
}

function year(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en', { useGrouping: false }).format(value)
}
