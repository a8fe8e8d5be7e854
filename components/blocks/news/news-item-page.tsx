import type { PageBox } from '@/lib/giving/shared/box-figures'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mainPicture, titleOfRecord } from '@/lib/shared/content/record-head'
import type { CategoryDescription, ImageIndex, LiveList, News } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { bannerPictures } from '../page-banner/banner-pictures'
import { RecordArticle } from '../record-page/record-article'
import { RELATED_NEWS } from './related-count'
import { RelatedNews } from './related-news'
import { RelatedNewsLive } from './related-news-live'

interface NewsItemPageProps {
  item: News
  /** The page half, where editors have filled it in. */
  detail: CategoryDescription | undefined
  newest: LiveList<'news'>
  images: ImageIndex
  url: string
  /** Pages between home and this one. */
  under: readonly Step[]
  /** What stands beside it, to give to. */
  box: PageBox
  locale: Locale
}

export function NewsItemPage({ item, detail, newest, images, url, under, box, locale }: NewsItemPageProps) {
  const labels = useLabels('newsPages')
  return (
    <RecordArticle
      banner={{
        under,
        heading: detail?.category || labels.title,
        pictures: bannerPictures(detail, [item.image]),
        empty: labels.noBanner,
      }}
      head={{
        title: titleOfRecord('news', item, detail),
        category: detail?.category,
        date: item.date,
        image: mainPicture(item, detail),
      }}
      html={detail?.text || item.text}
      empty={labels.noBody}
      images={images}
      url={url}
      box={box}
      locale={locale}
      related={
        <LiveView
          polling={RelatedNewsLive}
          view={RelatedNews}
          type="news"
          limit={RELATED_NEWS + 1}
          list={newest}
          current={item.Id}
          locale={locale}
          labels={{ ...labels.related, loading: labels.loading }}
        />
      }
    />
  )
}
