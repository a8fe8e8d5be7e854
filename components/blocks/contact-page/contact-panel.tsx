import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mapUrl } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { Panel } from '../record-page/panel'
import styles from './contact-panel.module.scss'

interface ContactPanelProps {
  settings: SiteSettings
  locale: Locale
}

/** Helpline, e-mail and postal address, as far as the settings have them. */
export function ContactPanel({ settings: { phones, email, address }, locale }: ContactPanelProps) {
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
        {address && (
          <Way icon="place" name={block.address}>
            <address {...inLang(address, locale)}>{address}</address>
            <a href={mapUrl(address)} target="_blank" rel="noopener noreferrer" className={styles.map}>
              {block.openMap}
              <Icon name="external" size={17} />
            </a>
          </Way>
        )}
      </dl>
    </Panel>
  )
}

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
