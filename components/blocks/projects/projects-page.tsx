import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { LiveList } from '@/lib/shared/content/types'
import { HealthServices } from '../health-page/health-services'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { PageList } from '../pages/page-list'
import { ProjectList } from './project-list'
import { ProjectListLive } from './project-list-live'

interface ProjectsPageProps {
  details: LiveList<'projectDetails'>
  projects: LiveList<'projects'>
  health: { details: LiveList<'healthDetails'>; services: LiveList<'health'> }
  /** Their pages, in order. */
  programs: readonly BlockPage[]
  locale: Locale
}

/** What the projects have in common, a card for each, and the pages of programs and of health care. */
export function ProjectsPage({ details, projects, health, programs, locale }: ProjectsPageProps) {
  const { detailLabels, list, programs: programLabels, loading } = useLabels('projects')
  const { slides } = useLabels('pageBanner')
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
        <SectionHead title={list.title} companion={list.companion} locale={locale} />
        <LiveView
          polling={ProjectListLive}
          view={ProjectList}
          type="projects"
          list={projects}
          locale={locale}
          labels={{ ...list, slides, loading }}
        />
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
