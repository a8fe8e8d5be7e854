import '@/components/common-styles'
import { OlderNews } from '@/components/blocks/news/older-news'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { getList } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { listPage } from '../../../list-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = listPage({
  type: 'news',
  pathOf: paths.newsPage,
  words: ({ newsPages }) => newsPages,
  draw: async ({ window, under, locale, messages }) => {
    const [banner, news] = await Promise.all([getList('newsBanner', locale), getList('news', locale, window)])
    const { title, noSlider } = messages.newsPages
    return (
      <>
        <LivePageBanner type="newsBanner" list={banner} {...{ under, locale }} heading={title} empty={noSlider} />
        <OlderNews news={news} window={window} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
