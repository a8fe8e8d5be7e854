import '@/components/common-styles'
import { ProgramPage } from '@/components/blocks/program/program-page'
import { staticPage } from '../static-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = staticPage(
  ({ pages }) => pages.environment,
  (locale) => <ProgramPage program="environment" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
