import '@/components/common-styles'
import { ProgramPage } from '@/components/blocks/program/program-page'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage(
  ({ programs }) => programs.pages.orphanage,
  (locale) => <ProgramPage program="orphanage" locale={locale} />,
)

export const generateMetadata = page.metadata
export default page.Page
