import '@/components/common-styles'
import { notFound } from 'next/navigation'
import { NewsPage } from '@/components/blocks/news/news-page'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { countRecords, getList } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { pageWindow } from '@/lib/shared/content/list-paging'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.news,
  words: ({ newsPages }) => newsPages,
  kind: 'CollectionPage',
  draw: async (locale, messages) => {
    const window = pageWindow(1, await countRecords('news'))
    if (!window) notFound()
    const [banner, details, news] = await Promise.all([
      getList('newsBanner', locale),
      getList('newsDetails', locale),
      getList('news', locale, { limit: window.limit }),
    ])
    const { title, noSlider } = messages.newsPages
    return (
      <>
        <LivePageBanner type="newsBanner" list={banner} heading={title} empty={noSlider} locale={locale} />
        <NewsPage details={details} news={news} window={window} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
