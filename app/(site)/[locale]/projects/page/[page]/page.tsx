import '@/components/common-styles'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { MoreProjects } from '@/components/blocks/projects/more-projects'
import { getList } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { listPage } from '../../../list-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = listPage({
  type: 'projects',
  place: '',
  pathOf: paths.projectsPage,
  words: ({ projects }) => projects,
  draw: async ({ window, under, locale, messages }) => {
    const [banner, projects] = await Promise.all([
      getList('projectBanner', locale),
      getList('projects', locale, { ...window, place: '' }),
    ])
    const { title, noBanner } = messages.projects
    return (
      <>
        <LivePageBanner type="projectBanner" list={banner} {...{ under, locale }} heading={title} empty={noBanner} />
        <MoreProjects projects={projects} window={window} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
