import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
import { NewsItemPage } from '@/components/blocks/news/news-item-page'
import { RELATED_NEWS } from '@/components/blocks/news/related-count'
import { localized, parseId } from '@/lib/addresses'
import { getList, getPicturesOf, getRecord, getVersionsOf } from '@/lib/content'
import { metadataOf } from '@/lib/format/metadata'
import { isLocale } from '@/lib/i18n/routing'
import { paths } from '@/lib/paths'
import { siteAddress } from '@/lib/site-address'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string; id: string }>
}

async function load({ params }: PageProps) {
  const { locale, id: segment } = await params
  const id = parseId(segment)
  if (!isLocale(locale) || !id) notFound()
  const [item, detail] = await Promise.all([
    getRecord('news', id, locale),
    getRecord('newsCategoryDescription', id, locale),
  ])
  return item ? { locale, item, detail } : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { item, detail } = await load(props)
  return metadataOf(item, detail)
}

export default async function NewsDetails(props: PageProps) {
  const { locale, item, detail } = await load(props)
  setRequestLocale(locale)
  const drawn = await getVersionsOf(['news', 'newsCategoryDescription'])
  const [newest, images] = await Promise.all([
    getList('news', locale, { limit: RELATED_NEWS + 1 }),
    getPicturesOf([item, detail], locale),
  ])
  const url = siteAddress(localized(locale, paths.newsItem(item.Id)))
  return (
    <>
      <NewsItemPage item={item} detail={detail} newest={newest} images={images} url={url} locale={locale} />
      <KeepFresh drawn={drawn} />
    </>
  )
}
