import '@/components/common-styles'
import { FindGiftPage } from '@/components/blocks/find-gift-page/find-gift-page'
import { bannerOf, PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getSettings } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.findGift,
  words: ({ findGift }) => findGift,
  draw: async (locale, { findGift: { title, text } }) => (
    <>
      <PageBanner heading={title} text={text} {...bannerOf(null)} locale={locale} />
      <FindGiftPage settings={await getSettings(locale)} locale={locale} />
    </>
  ),
})

export const generateMetadata = page.metadata
export default page.Page
