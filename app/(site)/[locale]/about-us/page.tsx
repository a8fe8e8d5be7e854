import '@/components/common-styles'
import { ABOUT_TYPES, type AboutLists, AboutPage } from '@/components/blocks/about-page/about-page'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { StructuredData } from '@/components/site/structured-data'
import { getList } from '@/lib/delivery/content'
import { faqPage } from '@/lib/publishing/structured-data/faq-page'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.about,
  words: ({ about }) => about,
  kind: 'AboutPage',
  draw: async (locale, messages) => {
    const [slider, ...shown] = await Promise.all([
      getList('slider', locale),
      ...ABOUT_TYPES.map(async (type) => [type, await getList(type, locale)] as const),
    ])
    const lists = Object.fromEntries(shown) as AboutLists
    const { title, noBanner } = messages.about
    return (
      <>
        <LivePageBanner type="slider" list={slider} heading={title} empty={noBanner} locale={locale} />
        <AboutPage lists={lists} locale={locale} />
        <StructuredData nodes={[faqPage(lists.faq.records, locale, paths.about)]} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
