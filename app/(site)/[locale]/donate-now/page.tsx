import '@/components/common-styles'
import { designPicture } from '@/components/blocks/design-pictures'
import { DonatePage } from '@/components/blocks/donate-page/donate-page'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { getList, getSettings } from '@/lib/delivery/content'
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
    const [projects, parts, settings] = await Promise.all([
      getList('projects', locale),
      getList('projectSubCategory', locale, { place: 'Donation' }),
      getSettings(locale),
    ])
    const { title, text, picture } = donatePage
    const { image, images } = designPicture('river', picture)
    return (
      <>
        <PageBanner heading={title} text={text} here={title} pictures={[image]} images={images} locale={locale} />
        <DonatePage projects={projects} parts={parts} settings={settings} locale={locale} stamp={pageTimestamp()} />
        <FoundationData locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
