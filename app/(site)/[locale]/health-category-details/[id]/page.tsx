import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { HealthPage } from '@/components/blocks/health-page/health-page'
import { KeepFresh } from '@/components/blocks/live/keep-fresh'
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
  const [card, detail] = await Promise.all([
    getRecord('health', id, locale),
    getRecord('healthCategoryDetails', id, locale),
  ])
  return card ? { locale, card, detail } : notFound()
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { card, detail } = await load(props)
  return metadataOf(card, detail)
}

export default async function HealthCategory(props: PageProps) {
  const { locale, card, detail } = await load(props)
  setRequestLocale(locale)
  const drawn = await getVersionsOf(['health', 'healthCategoryDetails', 'healthBanner'])
  const [banner, others] = await Promise.all([getList('healthBanner', locale), getList('health', locale)])
  const images = await getPicturesOf([card, detail, ...banner.records], locale)
  const pictures = banner.records.flatMap(({ image1, image2, image3 }) => [image1, image2, image3])
  const url = siteAddress(localized(locale, paths.health(card.Id)))
  return (
    <>
      <HealthPage {...{ card, detail, pictures, others, images, url, locale }} />
      <KeepFresh drawn={drawn} />
    </>
  )
}
