import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage(
  ({ programs }) => programs.details.microcredit,
  (locale) => <ProgramDetails program="microcredit" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
