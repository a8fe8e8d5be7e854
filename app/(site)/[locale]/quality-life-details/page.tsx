import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { paths } from '@/lib/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.qualityLifeDetails,
  words: ({ programs }) => programs.details.qualityLife,
  draw: (locale) => <ProgramDetails program="qualityLife" locale={locale} />,
})

export const generateMetadata = page.metadata
export default page.Page
