'use client'
import { inProjectGrid } from '@/lib/content/placement'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import { ProjectCard } from './project-card'
import styles from './project-grid.module.scss'

interface ProjectGridLiveProps {
  initial: LiveList<'projects'> | undefined
  locale: Locale
  labels: ListLabels & { more: string }
}

export function ProjectGridLive({ initial, locale, labels }: ProjectGridLiveProps) {
  const { list } = useLiveList(initial, { type: 'projects', locale })
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
