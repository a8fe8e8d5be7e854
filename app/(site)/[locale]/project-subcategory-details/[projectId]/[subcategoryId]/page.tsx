import '@/components/common-styles'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { SubcategoryPage } from '@/components/blocks/project-page/subcategory-page'
import { getList, getPicturesOf, getTimes, getVersionsOf } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { recordMetadata } from '@/lib/publishing/seo/page-metadata'
import { wordsOfRecord } from '@/lib/publishing/seo/record-words'
import { subcategoryArticle } from '@/lib/publishing/structured-data/articles'
import { paths } from '@/lib/shared/addresses/paths'
import { pageBox } from '../../../page-box'
import { PageData } from '../../../page-data'
import { breadcrumbsTo, loadSubcategory, type SubcategoryProps } from './load-subcategory'

export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata(props: SubcategoryProps) {
  const record = await loadSubcategory(props)
  return recordMetadata('subcategory', record, { path: paths.subcategory(record.card.projectId ?? 0, record.card.Id) })
}

export default async function Subcategory(props: SubcategoryProps) {
  const { locale, card, detail } = await loadSubcategory(props)
  const versions = await getVersionsOf(['projects', 'projectSubCategory', 'projectSubCategoryDetails', 'donation'])
  const box = await pageBox({ category: detail?.category || card.category }, locale)
  const path = paths.subcategory(card.projectId ?? 0, card.Id)
  const [others, images, times, under] = await Promise.all([
    getList('projectSubCategory', locale),
    getPicturesOf([card, detail], locale),
    getTimes('projectSubCategory'),
    breadcrumbsTo(card.projectId ?? 0, locale),
  ])
  const url = pageAddress(locale, path)
  return (
    <>
      <SubcategoryPage {...{ card, detail, others, images, url, under, box, locale }} />
      <PageData
        {...{ locale, path, under, ...wordsOfRecord('subcategory', card, detail) }}
        nodes={(page) => [subcategoryArticle(page, { card, detail, images, times: times.get(card.Id) })]}
      />
      <RefreshWhenStale versions={versions} />
    </>
  )
}
