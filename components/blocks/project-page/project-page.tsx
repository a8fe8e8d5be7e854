import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { ImageIndex, LiveList, Project, ProjectSubCategoryHeader } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { OtherProjects } from './other-projects'
import { ProjectCampaigns, type ProjectCampaignsProps } from './project-campaigns'
import { ProjectStory } from './project-story'
import { SubcategoryCards } from './subcategory-cards'
import { SubcategoryCardsLive } from './subcategory-cards-live'

interface ProjectPageProps extends ProjectCampaignsProps {
  project: Project
  header: ProjectSubCategoryHeader | undefined
  subcategories: LiveList<'projectSubCategory'>
  projects: LiveList<'projects'>
  images: ImageIndex
}

/** One project with its subcategories. */
export function ProjectPage(props: ProjectPageProps) {
  const { project, header, subcategories, projects, images, campaigns, program, locale } = props
  const { cards, loading } = useLabels('projectPage')
  return (
    <>
      <Section close>
        <ProjectStory project={project} header={header} images={images} locale={locale} />
        <ProjectCampaigns campaigns={campaigns} program={program} locale={locale} />
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
