import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, LiveList, Project, ProjectSubCategoryHeader } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { OtherProjects } from './other-projects'
import { ProjectStory } from './project-story'
import { SubcategoryCards } from './subcategory-cards'
import { SubcategoryCardsLive } from './subcategory-cards-live'

interface ProjectPageProps {
  project: Project
  header: ProjectSubCategoryHeader | undefined
  subcategories: LiveList<'projectSubCategory'>
  projects: LiveList<'projects'>
  images: ImageIndex
  locale: Locale
}

/** One project with its subcategories. */
export function ProjectPage({ project, header, subcategories, projects, images, locale }: ProjectPageProps) {
  const { cards, loading } = useLabels('projectPage')
  return (
    <>
      <Section close>
        <ProjectStory project={project} header={header} images={images} locale={locale} />
      </Section>
      <Section ground="cotton">
        <SectionHead title={cards.title} companion={cards.companion} locale={locale} />
        <LiveView
          polling={SubcategoryCardsLive}
          view={SubcategoryCards}
          type="projectSubCategory"
          list={subcategories}
          projectId={project.Id}
          locale={locale}
          labels={{ ...cards, loading }}
        />
      </Section>
      <OtherProjects projects={projects} current={project.Id} locale={locale} />
    </>
  )
}
