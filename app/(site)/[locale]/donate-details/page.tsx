import '@/components/common-styles'
import { DonateDetails } from '@/components/blocks/donate-list/donate-details'
import { getList } from '@/lib/content'
import { DONATE_NEWS } from '@/lib/news/paging'
import { paths } from '@/lib/paths'
import { pageAddress } from '@/lib/site-address'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateDetails,
  words: ({ programs }) => programs.donation,
  under: ({ programs: { donateList } }) => [{ name: donateList.title, path: paths.donateList }],
  draw: async (locale) => {
    const news = await getList('news', locale, { limit: DONATE_NEWS })
    const url = pageAddress(locale, paths.donateDetails)
    return <DonateDetails news={news} limit={DONATE_NEWS} url={url} locale={locale} />
  },
})

export const generateMetadata = page.metadata
export default page.Page
