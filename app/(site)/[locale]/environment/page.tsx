import '@/components/common-styles'
import { ProgramPage } from '@/components/blocks/program/program-page'
import { paths } from '@/lib/shared/addresses/paths'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.environment,
  words: ({ programs }) => programs.pages.environment,
  under: ({ projects }) => [{ name: projects.title, path: paths.projects }],
  draw: (locale) =>
    withFigures({ otherwise: 'environment' }, locale, (figures) => (
      <ProgramPage program="environment" figures={figures} locale={locale} />
    )),
})

export const generateMetadata = page.metadata
export default page.Page
