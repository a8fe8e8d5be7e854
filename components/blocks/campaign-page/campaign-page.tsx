import { donateLabels, donateSettings } from '@/components/forms/labels'
import { Prose } from '@/components/ui/prose/prose'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, LiveList, SiteSettings } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { withoutPlaceholders } from '../live/without-placeholders'
import { PageBanner } from '../page-banner/page-banner'
import { DonateBox } from '../record-page/donate-box'
import { RecordHead } from '../record-page/record-head'
import { RecordPage } from '../record-page/record-page'
import { ShareLinks } from '../record-page/share-links'
import { CampaignGift } from './campaign-gift'
import styles from './campaign-page.module.scss'
import { RelatedCampaigns } from './related-campaigns'
import { RelatedCampaignsLive } from './related-campaigns-live'

interface CampaignPageProps {
  campaign: Campaign
  /** All campaigns, with their pictures. */
  campaigns: LiveList<'donation'>
  settings: SiteSettings
  /** Pages between home and this one. */
  under: readonly Step[]
  /** The page's whole address, for sharing. */
  url: string
  locale: Locale
}

/** What a campaign is for, how far it has come, and the way to give to it. */
export function CampaignPage({ campaign, campaigns, settings, under, url, locale }: CampaignPageProps) {
  const { title: donation, related, loading } = useLabels('donationPage')
  const forms = useLabels('forms')
  const { Id, image, title, category, text } = campaign
  const { images } = campaigns
  return (
    <>
      <PageBanner {...{ under, images, locale }} heading={category || donation} level={2} pictures={[image]} />
      <RecordPage
        aside={
          <>
            <CampaignGift
              campaign={campaign}
              meta={image ? withoutPlaceholders(campaigns).images[image] : undefined}
              form={{ labels: donateLabels(forms), settings: donateSettings(settings) }}
              locale={locale}
            >
              <DonateBox figures={campaign} opens locale={locale} />
            </CampaignGift>
            <LiveView
              polling={RelatedCampaignsLive}
              view={RelatedCampaigns}
              type="donation"
              list={campaigns}
              current={Id}
              locale={locale}
              labels={{ ...related, loading }}
            />
          </>
        }
      >
        <RecordHead {...{ title, category, image, images, locale }} />
        <div className={styles.text}>
          <Prose text={text} locale={locale} />
        </div>
        <ShareLinks url={url} title={title} />
      </RecordPage>
    </>
  )
}
