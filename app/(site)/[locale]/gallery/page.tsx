import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { GalleryPage } from '@/components/blocks/gallery-page/gallery-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StaleNote } from '@/components/blocks/stale-note/stale-note'
import { getList } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { galleryPages } = await getMessages({ locale })
  return { title: galleryPages.title, description: galleryPages.description }
}

export default async function Gallery({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const [details, photos, videos, projects, { galleryPages }] = await Promise.all([
    getList('galleryCategoryDescription', locale),
    getList('imageGallery', locale),
    getList('videoGallery', locale),
    getList('projects', locale),
    getMessages(),
  ])
  const banner = { heading: galleryPages.title, empty: galleryPages.noBanner, locale }
  return (
    <>
      <PageBannerOfList type="galleryCategoryDescription" list={details} {...banner} />
      <GalleryPage details={details} photos={photos} videos={videos} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
