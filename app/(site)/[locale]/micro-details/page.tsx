import '@/components/common-styles'
import { ProgramDetails } from '@/components/blocks/program/program-details'
import { paths } from '@/lib/shared/addresses/paths'
import { withFigures } from '../page-figures'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.microDetails,
  words: ({ programs }) => programs.details.microcredit,
  under: ({ projects, programs }) => [
    { name: projects.title, path: paths.projects },
    { name: programs.pages.microcredit.title, path: paths.microcredit },
  ],
  draw: (locale) =>
    withFigures({ otherwise: 'microcredit' }, locale, (figures) => (
      <ProgramDetails program="microcredit" figures={figures} locale={locale} />
    )),
})

export const generateMetadata = page.metadata
export default page.Page
