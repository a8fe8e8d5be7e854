import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { LiveList } from '@/lib/shared/content/types'
import { HealthServices } from '../health-page/health-services'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { PageList } from '../pages/page-list'
import { PagedProjects } from './paged-projects'

interface ProjectsPageProps {
  details: LiveList<'projectDetails'>
  /** Those of the first page, in their usual place. */
  projects: LiveList<'projects'>
  window: PageWindow
  health: { details: LiveList<'healthDetails'>; services: LiveList<'health'> }
  /** Their pages, in order. */
  programs: readonly BlockPage[]
  locale: Locale
}

/** What the projects have in common, a card for each, and the pages of programs and of health care. */
export function ProjectsPage({ details, projects, window, health, programs, locale }: ProjectsPageProps) {
  const { detailLabels, programs: programLabels, loading } = useLabels('projects')
  return (
    <>
      <Section>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="projectDetails"
          list={details}
          locale={locale}
          labels={{ ...detailLabels, loading }}
        />
      </Section>
      <Section close>
        <PagedProjects projects={projects} window={window} locale={locale} />
      </Section>
      <HealthServices {...health} locale={locale} />
      {programs.length > 0 && (
        <Section>
          <SectionHead title={programLabels.title} companion={programLabels.companion} locale={locale} />
          <PageList pages={programs} locale={locale} />
        </Section>
      )}
    </>
  )
}
