import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mapUrl } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { positionText } from '@/lib/shared/format/map-position'
import { telephone } from '@/lib/shared/format/telephone'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './contact-panel.module.scss'

interface ContactPanelProps {
  settings: SiteSettings
  locale: Locale
}

/** How and when the foundation is reached, and where it is registered, as far as the settings say. */
export function ContactPanel({ settings, locale }: ContactPanelProps) {
  const { phones, email, address, position, openingHours, answering, registrations } = settings
  const place = position ? positionText(position) : address
  const { block } = useLabels('contactPage')
  return (
    <Panel heading={block.title}>
      <dl className={styles.ways}>
        {phones.length > 0 && (
          <Way icon="phone" name={block.helpline}>
            {phones.map((phone) => (
              <a key={phone} href={telephone(phone)}>
                {phone}
              </a>
            ))}
          </Way>
        )}
        {email && (
          <Way icon="mail" name={block.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
        )}
        {place && (
          <Way icon="place" name={block.address}>
            {address && <address {...inLang(address, locale)}>{address}</address>}
            <a href={mapUrl(place)} target="_blank" rel="noopener noreferrer" className={styles.map}>
              {block.openMap}
              <Icon name="external" size={17} />
            </a>
          </Way>
        )}
        {openingHours.length > 0 && (
          <Way icon="clock" name={block.hours}>
            <Lines texts={openingHours} locale={locale} />
          </Way>
        )}
        {answering && (
          <Way icon="check-circle" name={block.answering}>
            <Lines texts={[answering]} locale={locale} />
          </Way>
        )}
        {registrations.length > 0 && (
          <Way icon="receipt" name={block.registrations}>
            <Lines texts={registrations} locale={locale} />
          </Way>
        )}
      </dl>
    </Panel>
  )
}

const Lines = ({ texts, locale }: { texts: string[]; locale: Locale }) =>
  texts.map((text) => (
    <span key={text} {...inLang(text, locale)}>
      {text}
    </span>
  ))

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={22} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
