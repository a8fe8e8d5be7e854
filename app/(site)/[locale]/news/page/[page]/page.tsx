import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getMessages, setRequestLocale } from 'next-intl/server'
import { OlderNews } from '@/components/blocks/news/older-news'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { countRecords, getList } from '@/lib/delivery/content'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import { localized, parseId } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { newsWindow } from '@/lib/shared/content/news-paging'
import { fill } from '@/lib/shared/format/fill'
import { number as inDigits } from '@/lib/shared/format/number'
import { isLocale } from '@/lib/shared/i18n/routing'
import { PageData } from '../../../page-data'

export const revalidate = 60
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ locale: string; page: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, page } = await params
  if (!isLocale(locale)) return {}
  const { newsPages } = await getMessages({ locale })
  const number = parseId(page) ?? 1
  const title = fill(newsPages.pages.titled, { page: inDigits(number, locale) })
  return pageMetadata({ locale, path: paths.newsPage(number), title, description: newsPages.description })
}

export default async function NewsOfPage({ params }: PageProps) {
  const { locale, page: segment } = await params
  const page = parseId(segment)
  if (!isLocale(locale) || !page) notFound()
  if (page === 1) permanentRedirect(localized(locale, paths.news))
  setRequestLocale(locale)
  const window = newsWindow(page, await countRecords('news'))
  if (!window) notFound()
  const [banner, news, messages] = await Promise.all([
    getList('newsBanner', locale),
    getList('news', locale, window),
    getMessages(),
  ])
  const { title, noSlider, pages } = messages.newsPages
  const under = [{ name: title, path: paths.news }]
  return (
    <>
      <LivePageBanner type="newsBanner" list={banner} {...{ under, locale }} heading={title} empty={noSlider} />
      <OlderNews news={news} window={window} locale={locale} />
      <PageData
        locale={locale}
        path={paths.newsPage(page)}
        title={fill(pages.titled, { page: inDigits(page, locale) })}
        kind="CollectionPage"
        under={under}
      />
    </>
  )
}
