import { VideoFrame, type VideoLabels } from '@/components/ui/video-frame/video-frame'
import { fill } from '@/lib/shared/format/fill'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { coverOf } from './cover-of'
import styles from './video-grid.module.scss'

export interface VideoGridProps extends ListViewProps<'videoGallery'> {
  labels: ListLabels & VideoLabels & { named: string }
}

/** The gallery's videos, each in its frame. */
export function VideoGrid({ list, locale, labels }: VideoGridProps) {
  const videos = list?.records.filter(({ video }) => video)
  return (
    <ListState records={videos} labels={labels} className={styles.grid} cards={4}>
      {(records) => (
        <ul className={styles.grid}>
          {records.map((record, index) => (
            <li key={record.id}>
              <VideoFrame
                src={record.video}
                title={fill(labels.named, { n: index + 1 })}
                locale={locale}
                cover={coverOf(record, list?.images)}
                labels={labels}
              />
            </li>
          ))}
        </ul>
      )}
    </ListState>
  )
}
