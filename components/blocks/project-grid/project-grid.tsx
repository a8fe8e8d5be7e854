import { ButtonLink } from '@/components/ui/button/button-link'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { HOME_PROJECTS } from '@/lib/shared/content/list-paging'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { ProjectCards } from './project-cards'
import styles from './project-grid.module.scss'
import { ProjectGridLive } from './project-grid-live'

interface ProjectGridProps {
  /** Those in their usual place, as many as HOME_PROJECTS. */
  initial: LiveList<'projects'> | undefined
  locale: Locale
}

export function ProjectGrid({ initial, locale }: ProjectGridProps) {
  const { projects, loading } = useLabels('home')
  const labels = { ...projects, loading }
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={projects.title} companion={projects.companion} locale={locale} />
        <LiveView
          polling={ProjectGridLive}
          view={ProjectCards}
          type="projects"
          place=""
          limit={HOME_PROJECTS}
          list={initial}
          locale={locale}
          labels={labels}
        />
        <ButtonLink href={localized(locale, paths.projects)} variant="ghost" className={styles.all}>
          {projects.all}
        </ButtonLink>
      </div>
    </section>
  )
}
