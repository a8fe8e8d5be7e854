import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { ProjectCard } from './project-card'
import styles from './project-grid.module.scss'

export interface ProjectCardsProps extends ListViewProps<'projects'> {
  labels: ListLabels & { more: string }
}

export function ProjectCards({ list, locale, labels }: ProjectCardsProps) {
  return (
    <ListState records={list?.records} labels={labels} className={styles.grid}>
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
