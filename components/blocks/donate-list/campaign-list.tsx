import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList, SiteSettings } from '@/lib/shared/content/types'
import { Campaigns } from '../campaigns/campaigns'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'

/** As many pictures as a page's banner has. */
const BANNER_PICTURES = 3

interface CampaignListProps {
  campaigns: LiveList<'donation'>
  settings: SiteSettings
  locale: Locale
}

/** Everything that one can give to. */
export function CampaignList({ campaigns, settings, locale }: CampaignListProps) {
  const { title, tagline } = useLabels('donateList')
  const pictures = campaigns.records.flatMap(({ image }) => image ?? []).slice(0, BANNER_PICTURES)
  return (
    <>
      <PageBanner heading={title} text={tagline} pictures={pictures} images={campaigns.images} locale={locale} />
      <Campaigns where="all" initial={campaigns} locale={locale} settings={settings} />
    </>
  )
}
