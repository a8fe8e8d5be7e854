import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { staticPage } from '../static-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = staticPage(
  ({ details }) => details.microcredit,
  (locale) => <ProgramDetails program="microcredit" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
