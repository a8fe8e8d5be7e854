import { buttonClass } from '@/components/ui/button/button-class'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { MessagePage } from './message-page'
import styles from './message-page.module.scss'

interface SentPageProps {
  /** What is thanked for. */
  thanks: string
  labels: (typeof messages)['sentPage']
  locale: Locale
}

/** Where a form leads that was posted without script and was taken. */
export function SentPage({ thanks, labels, locale }: SentPageProps) {
  return (
    <MessagePage title={labels.title} heading={labels.heading} text={thanks}>
      <div className={styles.actions}>
        <a href={localized(locale, paths.projects)} className={buttonClass({})}>
          {labels.projects}
        </a>
        <a href={localized(locale, paths.home)} className={buttonClass({ variant: 'ghost' })}>
          {labels.home}
        </a>
      </div>
    </MessagePage>
  )
}
