import '@/components/common-styles'
import { notFound } from 'next/navigation'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { SubcategoryPage } from '@/components/blocks/project-page/subcategory-page'
import { localized, parseId } from '@/lib/addresses'
import { getList, getPicturesOf, getVersionsOf } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { wordsOfRecord } from '@/lib/seo/record-words'
import { siteAddress } from '@/lib/site-address'
import { loadRecord } from '../../../load-record'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string; projectId: string; subcategoryId: string }>
}

/** A subcategory is a page of its own project alone. */
async function load({ params }: PageProps) {
  const address = params.then(({ locale, subcategoryId }) => ({ locale, id: subcategoryId }))
  const found = await loadRecord({ params: address }, 'projectSubCategory', 'projectSubCategoryDetails')
  const { projectId } = await params
  return found.card.projectId === parseId(projectId) ? found : notFound()
}

export async function generateMetadata(props: PageProps) {
  const { locale, card, detail } = await load(props)
  return pageMetadata({ locale, path: paths.subcategory(card.projectId ?? 0, card.Id), ...wordsOfRecord(card, detail) })
}

export default async function Subcategory(props: PageProps) {
  const { locale, card, detail } = await load(props)
  const drawn = await getVersionsOf(['projectSubCategory', 'projectSubCategoryDetails'])
  const [others, images] = await Promise.all([
    getList('projectSubCategory', locale),
    getPicturesOf([card, detail], locale),
  ])
  const url = siteAddress(localized(locale, paths.subcategory(card.projectId ?? 0, card.Id)))
  return (
    <>
      <SubcategoryPage card={card} detail={detail} others={others} images={images} url={url} locale={locale} />
      <KeepFresh drawn={drawn} />
    </>
  )
}
