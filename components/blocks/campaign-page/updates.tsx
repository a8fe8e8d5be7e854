import { Prose } from '@/components/ui/prose/prose'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { CampaignStory } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import styles from './updates.module.scss'

interface UpdatesProps {
  updates: CampaignStory['updates']
  locale: Locale
}

/** What has happened in a campaign, newest first. */
export function Updates({ updates, locale }: UpdatesProps) {
  const { campaign: labels } = useLabels('donationPage')
  return (
    <section aria-labelledby="updates">
      <SectionHead title={labels.updates} companion={labels.updatesCompanion} locale={locale} id="updates" />
      <ol className={styles.updates}>
        {updates.map(({ date, title, text }) => (
          <li key={`${date} ${title}`}>
            <time dateTime={date.slice(0, 10)}>{day(date, locale)}</time>
            <div>
              <h3 {...inLang(title, locale)}>{title}</h3>
              <Prose text={text} locale={locale} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
