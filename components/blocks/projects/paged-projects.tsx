import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { ListPages } from '../list-pages/list-pages'
import { LiveView } from '../live/live-view'
import { ProjectList } from './project-list'
import { ProjectListLive } from './project-list-live'

export interface PagedProjectsProps {
  /** Those of the page, in their usual place. */
  projects: LiveList<'projects'>
  window: PageWindow
  locale: Locale
}

/** A page of the projects, with the ways to those before and after it. */
export function PagedProjects({ projects, window, locale }: PagedProjectsProps) {
  const { list, pages, loading } = useLabels('projects')
  const { slides } = useLabels('pageBanner')
  return (
    <>
      <SectionHead title={list.title} companion={list.companion} locale={locale} />
      <LiveView
        polling={ProjectListLive}
        view={ProjectList}
        type="projects"
        place=""
        limit={window.limit}
        offset={window.offset}
        list={projects}
        locale={locale}
        labels={{ ...list, slides, loading }}
      />
      <ListPages window={window} pathOf={paths.projectsPage} labels={pages} locale={locale} />
    </>
  )
}
