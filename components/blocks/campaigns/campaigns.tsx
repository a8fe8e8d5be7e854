import { donateLabels, donateSettings } from '@/components/forms/labels'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList, SiteSettings } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { CampaignCards, type CampaignPlace } from './campaign-cards'
import { useCampaignLabels } from './campaign-labels'
import { CampaignsLive } from './campaigns-live'

interface CampaignsProps {
  where?: Exclude<CampaignPlace, 'all'>
  initial: LiveList<'donation'> | undefined
  locale: Locale
  settings: SiteSettings
}

export function Campaigns({ initial, where = 'home', locale, settings }: CampaignsProps) {
  const labels = useCampaignLabels(where)
  const forms = useLabels('forms')
  return (
    <Section close={where === 'elsewhere'}>
      <SectionHead title={labels.title} companion={labels.companion} locale={locale} />
      <CampaignsLive
        where={where}
        initial={withoutPlaceholders(initial)}
        locale={locale}
        labels={labels}
        form={{ labels: donateLabels(forms), settings: donateSettings(settings) }}
      >
        <CampaignCards where={where} list={initial} locale={locale} labels={labels} />
      </CampaignsLive>
    </Section>
  )
}
