import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { NewsPage } from '@/components/blocks/news/news-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StaleNote } from '@/components/blocks/stale-note/stale-note'
import { countRecords, getList } from '@/lib/content'
import { isLocale } from '@/lib/i18n/routing'
import { newsWindow } from '@/lib/news/paging'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const { newsPages } = await getMessages({ locale })
  return { title: newsPages.title, description: newsPages.description }
}

export default async function News({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const window = newsWindow(1, await countRecords('news'))
  if (!window) notFound()
  const [banner, details, news, projects, messages] = await Promise.all([
    getList('newsBanner', locale),
    getList('newsDetails', locale),
    getList('news', locale, { limit: window.limit }),
    getList('projects', locale),
    getMessages(),
  ])
  const { title, noSlider } = messages.newsPages
  return (
    <>
      <PageBannerOfList type="newsBanner" list={banner} heading={title} empty={noSlider} locale={locale} />
      <NewsPage details={details} news={news} window={window} locale={locale} />
      <StaleNote initial={projects} locale={locale} />
    </>
  )
}
