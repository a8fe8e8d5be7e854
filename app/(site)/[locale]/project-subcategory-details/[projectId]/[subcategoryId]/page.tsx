import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { SubcategoryPage } from '@/components/blocks/project-page/subcategory-page'
import { localized, parseId } from '@/lib/addresses'
import { getList, getPicturesOf, getRecord, getVersionsOf } from '@/lib/content'
import { metadataOf } from '@/lib/format/metadata'
import { isLocale } from '@/lib/i18n/routing'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string; projectId: string; subcategoryId: string }>
}

async function load({ params }: PageProps) {
  const { locale, projectId, subcategoryId } = await params
  const id = parseId(subcategoryId)
  if (!isLocale(locale) || !id) notFound()
  const [card, detail] = await Promise.all([
    getRecord('projectSubCategory', id, locale),
    getRecord('projectSubCategoryDetails', id, locale),
  ])
  return card && card.projectId === parseId(projectId) ? { locale, card, detail } : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { card, detail } = await load(props)
  return metadataOf(card, detail)
}

export default async function Subcategory(props: PageProps) {
  const { locale, card, detail } = await load(props)
  setRequestLocale(locale)
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
