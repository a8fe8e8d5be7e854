import '@/components/common-styles'
import { DonationEventsPage } from '@/components/blocks/donation-events/donation-events-page'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { StructuredData } from '@/components/site/structured-data'
import { getList, getSettings } from '@/lib/delivery/content'
import { campaign } from '@/lib/publishing/structured-data/campaigns'
import { paths } from '@/lib/shared/addresses/paths'
import { onDonationPage } from '@/lib/shared/content/placement'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donationEvents,
  words: ({ donationPage }) => donationPage,
  kind: 'CollectionPage',
  draw: async (locale, { donationPage, record }) => {
    const [descriptions, campaigns, photos, settings] = await Promise.all([
      getList('donationCategoryDescription', locale),
      getList('donation', locale),
      getList('imageGallery', locale, { place: 'Donation' }),
      getSettings(locale),
    ])
    const { title, noBanner } = donationPage
    const shown = campaigns.records.filter(onDonationPage)
    const about = { locale, foundation: settings.name, goal: record.goal, images: campaigns.images }
    return (
      <>
        <LivePageBanner
          type="donationCategoryDescription"
          list={descriptions}
          heading={title}
          empty={noBanner}
          locale={locale}
        />
        <DonationEventsPage {...{ descriptions, campaigns, photos, settings, locale }} />
        <StructuredData nodes={shown.map((each) => campaign(each, about))} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
