import '@/components/common-styles'
import { designPicture } from '@/components/blocks/design-pictures'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { VolunteerPage } from '@/components/blocks/volunteer-page/volunteer-page'
import { getSettings } from '@/lib/delivery/content'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.becomeVolunteer,
  words: ({ volunteerPage }) => volunteerPage,
  draw: async (locale, { volunteerPage }) => {
    const settings = await getSettings(locale)
    const { title, text, banner } = volunteerPage
    const { image, images } = designPicture('volunteers', banner)
    return (
      <>
        <PageBanner heading={title} text={text} here={title} pictures={[image]} images={images} locale={locale} />
        <VolunteerPage settings={settings} locale={locale} stamp={pageTimestamp()} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
