import '@/components/common-styles'
import { ProgramPage } from '@/components/blocks/program/program-page'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage(
  ({ programs }) => programs.pages.oldhome,
  (locale) => <ProgramPage program="oldhome" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
