import { BackLink } from '@/components/ui/back-link/back-link'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { BoxFigures } from '@/lib/shared/content/placeholders'
import type { LiveList } from '@/lib/shared/content/types'
import { LiveView } from '../live/live-view'
import { RelatedNews } from '../news/related-news'
import { RelatedNewsLive } from '../news/related-news-live'
import { PageBanner } from '../page-banner/page-banner'
import { imagesOf, type PictureName, pathOf } from '../program/pictures'
import { ProgramStory } from '../program/program-story'
import { usePrograms } from '../program/use-programs'
import { DonateBox } from '../record-page/donate-box'
import { RecordHead } from '../record-page/record-head'
import { RecordPage } from '../record-page/record-page'
import { ShareLinks } from '../record-page/share-links'

const PICTURE: PictureName = 'clinic'
const BANNER: readonly PictureName[] = ['cancer-care', 'clinic']

interface DonateDetailsProps {
  news: LiveList<'news'>
  /** How many of them the page asks for. */
  limit: number
  url: string
  /** In its donate box. */
  figures: BoxFigures | undefined
  locale: Locale
}

/** The one page that all entries of the donation list lead to (spec 1, section 2). */
export function DonateDetails({ news, limit, url, figures, locale }: DonateDetailsProps) {
  const { donation, pictures } = usePrograms()
  const { heading, category, back, title, latest, ...story } = donation
  const images = imagesOf(BANNER, pictures)
  return (
    <>
      <PageBanner heading={heading} level={2} pictures={BANNER.map(pathOf)} images={images} locale={locale} />
      <RecordPage
        aside={
          <>
            <DonateBox figures={figures} locale={locale} />
            <LiveView
              polling={RelatedNewsLive}
              view={RelatedNews}
              type="news"
              limit={limit}
              count={limit}
              list={news}
              locale={locale}
              labels={latest}
            />
          </>
        }
      >
        <BackLink href={localized(locale, paths.donateList)} label={back} />
        <RecordHead title={title} category={category} image={pathOf(PICTURE)} images={images} locale={locale} />
        <ProgramStory {...story} />
        <ShareLinks url={url} title={title} />
      </RecordPage>
    </>
  )
}
