import type { PageBox } from '@/lib/giving/shared/box-figures'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mainPicture, titleOfRecord } from '@/lib/shared/content/record-head'
import type { Health, HealthCategoryDetails, ImageIndex, LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { type BannerRecord, picturesOf } from '../page-banner/banner-pictures'
import { RecordArticle } from '../record-page/record-article'
import { RelatedHealth } from './related-health'
import { RelatedHealthLive } from './related-health-live'

interface HealthPageProps {
  card: Health
  /** The page half, where editors have filled it in. */
  detail: HealthCategoryDetails | undefined
  banners: readonly BannerRecord[]
  others: LiveList<'health'>
  images: ImageIndex
  url: string
  /** Pages between home and this one. */
  under: readonly Step[]
  /** What stands beside it, to give to. */
  box: PageBox
  locale: Locale
}

/** One health service, under the heading and the label that all of them share (spec 2, section 2). */
export function HealthPage({ card, detail, banners, others, images, url, under, box, locale }: HealthPageProps) {
  const labels = useLabels('healthPage')
  return (
    <RecordArticle
      banner={{ under, heading: labels.heading, pictures: picturesOf(banners), empty: labels.noBanner }}
      head={{
        title: titleOfRecord('health', card, detail),
        category: labels.label,
        image: mainPicture(card, detail),
      }}
      html={detail?.text || card.text}
      empty={{ text: labels.empty, hint: labels.hint }}
      images={images}
      url={url}
      box={box}
      locale={locale}
      related={
        <LiveView
          polling={RelatedHealthLive}
          view={RelatedHealth}
          type="health"
          list={others}
          current={card.Id}
          locale={locale}
          labels={{ ...labels.related, loading: labels.loading }}
        />
      }
    />
  )
}
