import { VideoFrame, type VideoLabels } from '@/components/ui/video-frame/video-frame'
import { videoTitle } from '@/lib/shared/format/video-title'
import { inLang } from '@/lib/shared/i18n/text-language'
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
                title={videoTitle(record.title, labels.named, index)}
                locale={locale}
                cover={coverOf(record, list?.images)}
                labels={labels}
              />
              {record.title && (
                <p {...inLang(record.title, locale)} className={styles.title}>
                  {record.title}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </ListState>
  )
}
