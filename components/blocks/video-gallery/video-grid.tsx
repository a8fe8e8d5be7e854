import { VideoFrame, type VideoLabels } from '@/components/ui/video-frame/video-frame'
import { fill } from '@/lib/shared/format/fill'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { coverAt } from './covers'
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
          {records.map(({ id, video }, index) => (
            <li key={id}>
              <VideoFrame
                src={video}
                title={fill(labels.named, { n: index + 1 })}
                locale={locale}
                cover={coverAt(index)}
                labels={labels}
              />
            </li>
          ))}
        </ul>
      )}
    </ListState>
  )
}
