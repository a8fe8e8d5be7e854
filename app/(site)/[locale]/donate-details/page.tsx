import '@/components/common-styles'
import { DonateDetails } from '@/components/blocks/donate-list/donate-details'
import { getList } from '@/lib/delivery/content'
import { pageAddress } from '@/lib/platform/site-address'
import { paths } from '@/lib/shared/addresses/paths'
import { DONATE_NEWS } from '@/lib/shared/content/news-paging'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateDetails,
  words: ({ programs }) => programs.donation,
  under: ({ programs: { donateList } }) => [{ name: donateList.title, path: paths.donateList }],
  draw: async (locale, { programs: { donation } }) => {
    const news = await getList('news', locale, { limit: DONATE_NEWS })
    const url = pageAddress(locale, paths.donateDetails)
    return withFigures({ category: donation.category }, locale, (figures) => (
      <DonateDetails news={news} limit={DONATE_NEWS} url={url} figures={figures} locale={locale} />
    ))
  },
})

export const generateMetadata = page.metadata
export default page.Page
