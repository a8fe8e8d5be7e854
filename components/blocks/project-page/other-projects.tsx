import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { inProjectGrid } from '@/lib/shared/content/placement'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { RelatedItems } from '../record-page/related-list'
import styles from './other-projects.module.scss'

interface OtherProjectsProps {
  projects: LiveList<'projects'>
  /** Id of the project that is shown. */
  current: number
  locale: Locale
}

/**
 * The projects that the page of projects leaves out (spec 1, section 2), so that a way leads to each of them. Nothing
 * where there are none.
 */
export function OtherProjects({ projects, current, locale }: OtherProjectsProps) {
  const { others } = useLabels('projectPage')
  const items = projects.records
    .filter((project) => !inProjectGrid(project) && project.Id !== current)
    .map(({ Id, title, text, category, image1 }) => ({
      id: Id,
      href: localized(locale, paths.project(Id)),
      title,
      text,
      image: image1,
      top: <Tag category={category} locale={locale} />,
    }))
  if (items.length === 0) return null
  return (
    <Section>
      <SectionHead title={others.title} companion={others.companion} locale={locale} />
      <RelatedItems items={items} images={projects.images} locale={locale} className={styles.others} />
    </Section>
  )
}
