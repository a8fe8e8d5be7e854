import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { paths } from '@/lib/shared/addresses/paths'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.qualityLifeDetails,
  words: ({ programs }) => programs.details.qualityLife,
  under: ({ projects, programs }) => [
    { name: projects.title, path: paths.projects },
    { name: programs.pages.qualityLife.title, path: paths.qualityLife },
  ],
  draw: (locale) =>
    withFigures({ otherwise: 'quality' }, locale, (figures) => (
      <ProgramDetails program="qualityLife" figures={figures} locale={locale} />
    )),
})

export const generateMetadata = page.metadata
export default page.Page
