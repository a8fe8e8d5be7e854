import '@/components/common-styles'
import { notFound } from 'next/navigation'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { pagesOfSection } from '@/components/blocks/pages/pages-beside'
import { ProjectsPage } from '@/components/blocks/projects/projects-page'
import { countRecords, getList, getVersionsOf } from '@/lib/delivery/content'
import { getPages } from '@/lib/delivery/pages'
import { paths } from '@/lib/shared/addresses/paths'
import { pageWindow } from '@/lib/shared/content/list-paging'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.projects,
  words: ({ projects }) => projects,
  kind: 'CollectionPage',
  draw: async (locale, messages) => {
    const window = pageWindow(1, await countRecords('projects', ''))
    if (!window) notFound()
    const [banner, details, projects, healthDetails, health, pages, versions] = await Promise.all([
      getList('projectBanner', locale),
      getList('projectDetails', locale),
      getList('projects', locale, { place: '', limit: window.limit }),
      getList('healthDetails', locale),
      getList('health', locale),
      getPages(locale),
      getVersionsOf(['pages']),
    ])
    const { title, noBanner } = messages.projects
    return (
      <>
        <LivePageBanner type="projectBanner" list={banner} heading={title} empty={noBanner} locale={locale} />
        <ProjectsPage
          details={details}
          projects={projects}
          window={window}
          health={{ details: healthDetails, services: health }}
          programs={pagesOfSection(pages, 'projects')}
          locale={locale}
        />
        <RefreshWhenStale versions={versions} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
