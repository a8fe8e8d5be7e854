import '@/components/common-styles'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { bannerOf, PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getSitePicture } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { loadDonateParts } from '../donate-parts'
import { FoundationData } from '../page-data'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateNow,
  words: ({ donatePage }) => donatePage,
  draw: async (locale, { donatePage }) => {
    const [parts, giving] = await Promise.all([loadDonateParts(locale), getSitePicture('giving', locale)])
    const { title, text } = donatePage
    return (
      <>
        <PageBanner heading={title} text={text} {...bannerOf(giving)} locale={locale} />
        <DonatePage {...parts} />
        <FoundationData locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
