import { SectionHead } from '@/components/ui/section-head/section-head'
import type { LiveList, SiteSettings } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'
import { useLabels } from '../labels'
import { CampaignCards } from './campaign-cards'
import styles from './campaigns.module.scss'
import { CampaignsLive } from './campaigns-live'

interface CampaignsProps {
  initial: LiveList<'donation'> | undefined
  locale: Locale
  settings: SiteSettings
}

export function Campaigns({ initial, locale, settings }: CampaignsProps) {
  const { donation, loading } = useLabels('home')
  const { shared, donate } = useLabels('forms')
  const { bank, wallets, countries, currencies } = settings
  const labels = { ...donation, loading }
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={donation.title} companion={donation.companion} locale={locale} />
        <CampaignsLive
          initial={initial}
          locale={locale}
          labels={labels}
          form={{ labels: { ...shared, ...donate }, ways: { bank, wallets, countries, currencies } }}
        >
          <CampaignCards list={initial} locale={locale} labels={labels} />
        </CampaignsLive>
      </div>
    </section>
  )
}
