import '@/components/common-styles'
import { CampaignList } from '@/components/blocks/donate-list/campaign-list'
import { DonateList } from '@/components/blocks/donate-list/donate-list'
import { getList, getSettings } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateList,
  words: ({ programs, donateList }, { placeholders }) => (placeholders ? programs.donateList : donateList),
  kind: 'CollectionPage',
  draw: async (locale) => {
    const [settings, campaigns] = await Promise.all([getSettings(locale), getList('donation', locale)])
    if (settings.placeholders) return <DonateList locale={locale} />
    return <CampaignList {...{ campaigns, settings, locale }} />
  },
})

export const generateMetadata = page.metadata
export default page.Page
