import { Breadcrumb } from '@/components/blocks/page-banner/breadcrumb'
import { donateLabels, donateSettings } from '@/components/forms/labels'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, CampaignStory, ImageIndex, LiveList, SiteSettings } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { Delta } from '../banner-slider/delta'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { withoutPlaceholders } from '../live/without-placeholders'
import { ShareLinks } from '../record-page/share-links'
import { CampaignBox } from './campaign-box'
import { CampaignGift } from './campaign-gift'
import styles from './campaign-page.module.scss'
import { GiftBar } from './gift-bar'
import { RelatedCampaigns } from './related-campaigns'
import { RelatedCampaignsLive } from './related-campaigns-live'
import { Story } from './story'

interface CampaignPageProps {
  campaign: Campaign
  /** What its page tells beside the card, where somebody wrote it. */
  story: CampaignStory | undefined
  /** Of the pictures in the story. */
  images: ImageIndex
  /** All campaigns, with their pictures. */
  campaigns: LiveList<'donation'>
  settings: SiteSettings
  /** Pages between home and this one. */
  under: readonly Step[]
  /** The page's whole address, for sharing. */
  url: string
  locale: Locale
}

const SIZES = '(max-width: 720px) 100vw x 75vw, (max-width: 1100px) 92vw x 69vw, 760px x 570px'

/** Whom a campaign is for, what a gift does, how far it has come, and the way to give to it. */
export function CampaignPage(props: CampaignPageProps) {
  const { campaign, story, campaigns, settings, under, url, locale } = props
  const { related, loading } = useLabels('donationPage')
  const banner = useLabels('pageBanner')
  const forms = useLabels('forms')
  const { Id, image, title, category } = campaign
  const images = { ...campaigns.images, ...props.images }
  return (
    <CampaignGift
      campaign={campaign}
      meta={image ? withoutPlaceholders(campaigns).images[image] : undefined}
      form={{ labels: donateLabels(forms), settings: donateSettings(settings) }}
      locale={locale}
      className={styles.page}
    >
      <div className={styles.ground}>
        <Delta />
      </div>
      <article className={`wrap ${styles.columns}`}>
        <header className={styles.head}>
          <Breadcrumb under={under} heading={title} labels={banner} locale={locale} />
          <h1 {...inLang(title, locale)}>{title}</h1>
          <Tag category={category} locale={locale} />
        </header>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} meta={images[image]} locale={locale} sizes={SIZES} priority />
          </div>
        )}
        <CampaignBox campaign={campaign} story={story} locale={locale} />
        <div className={styles.body}>
          <Story campaign={campaign} story={story} images={images} locale={locale} />
          <ShareLinks url={url} title={title} />
          <LiveView
            polling={RelatedCampaignsLive}
            view={RelatedCampaigns}
            type="donation"
            list={campaigns}
            current={Id}
            locale={locale}
            labels={{ ...related, loading }}
          />
        </div>
      </article>
      <GiftBar campaign={campaign} story={story} locale={locale} />
    </CampaignGift>
  )
}
