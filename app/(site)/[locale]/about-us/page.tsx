import '@/components/common-styles'
import { AboutPage } from '@/components/blocks/about-page/about-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { StructuredData } from '@/components/site/structured-data'
import { getList } from '@/lib/content'
import { paths } from '@/lib/paths'
import { faqPage } from '@/lib/seo/json-ld/faq-page'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.about,
  words: ({ about }) => about,
  kind: 'AboutPage',
  draw: async (locale, messages) => {
    const [
      slider,
      about,
      aboutARCF,
      chairman,
      currentChairman,
      viceChairman,
      assistantViceChairman,
      director,
      management,
      volunteer,
      faq,
    ] = await Promise.all([
      getList('slider', locale),
      getList('about', locale),
      getList('aboutARCF', locale),
      getList('chairman', locale),
      getList('currentChairman', locale),
      getList('viceChairman', locale),
      getList('assistantViceChairman', locale),
      getList('director', locale),
      getList('management', locale),
      getList('volunteer', locale),
      getList('faq', locale),
    ])
    const { title, noBanner } = messages.about
    return (
      <>
        <PageBannerOfList type="slider" list={slider} heading={title} empty={noBanner} locale={locale} />
        <AboutPage
          lists={{
            about,
            aboutARCF,
            chairman,
            currentChairman,
            viceChairman,
            assistantViceChairman,
            director,
            management,
            volunteer,
            faq,
          }}
          locale={locale}
        />
        <StructuredData nodes={[faqPage(faq.records, locale, paths.about)]} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
