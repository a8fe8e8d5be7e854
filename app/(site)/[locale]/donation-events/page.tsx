import '@/components/common-styles'
import { DonationEventsPage } from '@/components/blocks/donation-events/donation-events-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { getList, getSettings } from '@/lib/content'
import { paths } from '@/lib/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donationEvents,
  words: ({ donationPage }) => donationPage,
  draw: async (locale, { donationPage }) => {
    const [descriptions, campaigns, settings] = await Promise.all([
      getList('donationCategoryDescription', locale),
      getList('donation', locale),
      getSettings(locale),
    ])
    const { title, noBanner } = donationPage
    return (
      <>
        <PageBannerOfList
          type="donationCategoryDescription"
          list={descriptions}
          heading={title}
          here={title}
          empty={noBanner}
          locale={locale}
        />
        <DonationEventsPage descriptions={descriptions} campaigns={campaigns} settings={settings} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
