import type { PageBox } from '@/lib/giving/shared/box-figures'
import type { Step } from '@/lib/publishing/structured-data/page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { mainPicture, titleOfRecord } from '@/lib/shared/content/record-head'
import type { ImageIndex, LiveList, ProjectSubCategory, ProjectSubCategoryDetails } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { bannerPictures } from '../page-banner/banner-pictures'
import { RecordArticle } from '../record-page/record-article'
import { RelatedProjects } from './related-projects'
import { RelatedProjectsLive } from './related-projects-live'

interface SubcategoryPageProps {
  card: ProjectSubCategory
  /** The page half, where editors have filled it in. */
  detail: ProjectSubCategoryDetails | undefined
  others: LiveList<'projectSubCategory'>
  images: ImageIndex
  url: string
  /** Pages between home and this one. */
  under: readonly Step[]
  /** What stands beside it, to give to. */
  box: PageBox
  locale: Locale
}

/** One part of a project's work. */
export function SubcategoryPage({ card, detail, others, images, url, under, box, locale }: SubcategoryPageProps) {
  const { noBanner, description, related, loading } = useLabels('projectPage')
  const { category, title, text, image } = card
  return (
    <RecordArticle
      banner={{
        under,
        heading: detail?.category || category || title,
        pictures: bannerPictures(detail, [image]),
        empty: noBanner,
      }}
      head={{
        title: titleOfRecord('subcategory', card, detail),
        category: detail?.category || category,
        image: mainPicture(card, detail),
      }}
      html={detail?.text || text}
      empty={{ text: description.empty, hint: description.hint }}
      images={images}
      url={url}
      box={box}
      locale={locale}
      related={
        <LiveView
          polling={RelatedProjectsLive}
          view={RelatedProjects}
          type="projectSubCategory"
          list={others}
          projectId={card.projectId ?? 0}
          current={card.Id}
          locale={locale}
          labels={{ ...related, loading }}
        />
      }
    />
  )
}
