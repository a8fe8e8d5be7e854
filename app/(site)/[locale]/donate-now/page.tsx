import '@/components/common-styles'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { bannerOf, PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getList, getSettings, getSitePicture } from '@/lib/delivery/content'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import { paths } from '@/lib/shared/addresses/paths'
import { FoundationData } from '../page-data'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateNow,
  words: ({ donatePage }) => donatePage,
  draw: async (locale, { donatePage }) => {
    const [projects, parts, settings, giving] = await Promise.all([
      getList('projects', locale),
      getList('projectSubCategory', locale, { place: 'Donation' }),
      getSettings(locale),
      getSitePicture('giving', locale),
    ])
    const { title, text } = donatePage
    return (
      <>
        <PageBanner heading={title} text={text} here={title} {...bannerOf(giving)} locale={locale} />
        <DonatePage projects={projects} parts={parts} settings={settings} locale={locale} stamp={pageTimestamp()} />
        <FoundationData locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
