import '@/components/common-styles'
import { bannerOf, PageBanner } from '@/components/blocks/page-banner/page-banner'
import { VolunteerPage } from '@/components/blocks/volunteer-page/volunteer-page'
import { getSettings, getSitePicture } from '@/lib/delivery/content'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.becomeVolunteer,
  words: ({ volunteerPage }) => volunteerPage,
  draw: async (locale, { volunteerPage }) => {
    const [settings, volunteers, training] = await Promise.all([
      getSettings(locale),
      getSitePicture('volunteers', locale),
      getSitePicture('training', locale),
    ])
    const { title, text } = volunteerPage
    return (
      <>
        <PageBanner heading={title} text={text} {...bannerOf(volunteers)} locale={locale} />
        <VolunteerPage settings={settings} picture={training} locale={locale} stamp={pageTimestamp()} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
