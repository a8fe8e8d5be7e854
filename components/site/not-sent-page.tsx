import { buttonClass } from '@/components/ui/button/look'
import { Icon } from '@/components/ui/icon/icon'
import type { SiteSettings } from '@/lib/content/types'
import { telephone } from '@/lib/format/telephone'
import type messages from '@/lib/i18n/messages/en.json'
import { MessagePage } from './message-page'
import styles from './message-page.module.scss'

interface NotSentPageProps {
  settings: Pick<SiteSettings, 'phones' | 'email'>
  labels: (typeof messages)['forms']['notSent']
}

/** Where a form leads that was posted without script and could not be taken. */
export function NotSentPage({ settings: { phones, email }, labels }: NotSentPageProps) {
  const [phone] = phones
  return (
    <MessagePage title={labels.title} heading={labels.heading} text={labels.text}>
      <div className={styles.actions}>
        {phone && (
          <a href={telephone(phone)} className={buttonClass({})}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={buttonClass({ variant: 'ghost' })}>
            <Icon name="mail" />
            {email}
          </a>
        )}
      </div>
    </MessagePage>
  )
}
