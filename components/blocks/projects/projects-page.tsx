import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/addresses'
import type { LiveList } from '@/lib/content/types'
import { useLabels } from '../labels'
import { Live } from '../live/live'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { ProjectList } from './project-list'
import { ProjectListLive } from './project-list-live'

interface ProjectsPageProps {
  details: LiveList<'projectDetails'>
  projects: LiveList<'projects'>
  locale: Locale
}

/** What the programs have in common, and a card for each. */
export function ProjectsPage({ details, projects, locale }: ProjectsPageProps) {
  const { detailLabels, list, loading } = useLabels('projects')
  const { slides } = useLabels('pageBanner')
  return (
    <>
      <Section>
        <Live
          part={PageIntroLive}
          view={PageIntro}
          type="projectDetails"
          list={details}
          locale={locale}
          labels={{ ...detailLabels, loading }}
        />
      </Section>
      <Section close>
        <SectionHead title={list.title} companion={list.companion} locale={locale} />
        <Live
          part={ProjectListLive}
          view={ProjectList}
          type="projects"
          list={projects}
          locale={locale}
          labels={{ ...list, slides, loading }}
        />
      </Section>
    </>
  )
}
