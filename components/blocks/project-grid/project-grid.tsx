import { SectionHead } from '@/components/ui/section-head/section-head'
import type { LiveList } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'
import { useLabels } from '../labels'
import styles from './project-grid.module.scss'
import { ProjectGridLive } from './project-grid-live'

interface ProjectGridProps {
  initial: LiveList<'projects'> | undefined
  locale: Locale
}

export function ProjectGrid({ initial, locale }: ProjectGridProps) {
  const { projects, loading } = useLabels('home')
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={projects.title} companion={projects.companion} locale={locale} />
        <ProjectGridLive initial={initial} locale={locale} labels={{ ...projects, loading }} />
      </div>
    </section>
  )
}
