import { inProjectGrid } from '@/lib/content/placement'
import type { LiveList } from '@/lib/content/types'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import { ProjectCard } from './project-card'
import styles from './project-grid.module.scss'

export interface ProjectCardsProps {
  list: LiveList<'projects'> | undefined
  locale: Locale
  labels: ListLabels & { more: string }
}

export function ProjectCards({ list, locale, labels }: ProjectCardsProps) {
  return (
    <ListState records={list?.records.filter(inProjectGrid)} labels={labels} className={styles.grid}>
      {(records) => (
        <div className={styles.grid}>
          {records.map((project, index) => (
            <ProjectCard
              key={project.Id}
              project={project}
              images={list?.images ?? {}}
              wide={index === 0}
              locale={locale}
              more={labels.more}
            />
          ))}
        </div>
      )}
    </ListState>
  )
}
