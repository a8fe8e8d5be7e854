import '@/components/common-styles'
import { DonateList } from '@/components/blocks/donate-list/donate-list'
import { staticPage } from '../static-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = staticPage(
  ({ donateList }) => donateList,
  (locale) => <DonateList locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
