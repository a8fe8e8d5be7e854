import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage(
  ({ programs }) => programs.details.education,
  (locale) => <ProgramDetails program="education" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
