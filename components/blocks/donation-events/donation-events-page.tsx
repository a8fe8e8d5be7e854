import { MoreLink } from '@/components/ui/button/more-link'
import { Section } from '@/components/ui/section/section'
import { type Locale, localized } from '@/lib/addresses'
import type { LiveList, SiteSettings } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import { Campaigns } from '../campaigns/campaigns'
import { useLabels } from '../labels'
import { Live } from '../live/live'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import styles from './donation-events-page.module.scss'

interface DonationEventsPageProps {
  descriptions: LiveList<'donationCategoryDescription'>
  campaigns: LiveList<'donation'>
  settings: SiteSettings
  locale: Locale
}

/** What gifts become, and the campaigns to give to. */
export function DonationEventsPage({ descriptions, campaigns, settings, locale }: DonationEventsPageProps) {
  const { intro, list, loading } = useLabels('donationPage')
  return (
    <>
      <Section>
        <Live
          part={PageIntroLive}
          view={PageIntro}
          type="donationCategoryDescription"
          list={descriptions}
          locale={locale}
          labels={{ ...intro, loading }}
        />
        <MoreLink href={localized(locale, paths.donateList)} label={list.what} className={styles.more} />
      </Section>
      <Campaigns where="elsewhere" initial={campaigns} locale={locale} settings={settings} />
    </>
  )
}
