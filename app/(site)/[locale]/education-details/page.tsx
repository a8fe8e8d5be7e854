import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { paths } from '@/lib/shared/addresses/paths'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.educationDetails,
  words: ({ programs }) => programs.details.education,
  under: ({ projects, programs }) => [
    { name: projects.title, path: paths.projects },
    { name: programs.pages.education.title, path: paths.education },
  ],
  draw: (locale) =>
    withFigures({ otherwise: 'education' }, locale, (figures) => (
      <ProgramDetails program="education" figures={figures} locale={locale} />
    )),
})

export const generateMetadata = page.metadata
export default page.Page
