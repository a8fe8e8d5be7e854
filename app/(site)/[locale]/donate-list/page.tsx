import '@/components/common-styles'
import { DonateList } from '@/components/blocks/donate-list/donate-list'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.donateList,
  words: ({ programs }) => programs.donateList,
  kind: 'CollectionPage',
  draw: (locale) => <DonateList locale={locale} />,
})

export const generateMetadata = page.metadata
export default page.Page
