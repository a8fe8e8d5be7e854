import '@/components/common-styles'
import { ProgramPage } from '@/components/blocks/program/program-page'
import { paths } from '@/lib/shared/addresses/paths'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.orphanage,
  words: ({ programs }) => programs.pages.orphanage,
  under: ({ projects }) => [{ name: projects.title, path: paths.projects }],
  draw: (locale) =>
    withFigures({ otherwise: 'orphanage' }, locale, (figures) => (
      <ProgramPage program="orphanage" figures={figures} locale={locale} />
    )),
})

export const generateMetadata = page.metadata
export default page.Page
