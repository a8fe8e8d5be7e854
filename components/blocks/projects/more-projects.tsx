import { Section } from '@/components/ui/section/section'
import { PagedProjects, type PagedProjectsProps } from './paged-projects'

/** Projects that the first page has no room for. */
export function MoreProjects(props: PagedProjectsProps) {
  return (
    <Section>
      <PagedProjects {...props} />
    </Section>
  )
}
