import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { type Video, videoAt } from '@/lib/content/rich-text/addresses'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { KnownPicture, LiveList } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { videoTitle } from '@/lib/shared/format/video-title'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import { coverOf } from '../video-gallery/cover-of'
import styles from './player-videos.module.scss'

export interface PlayerVideosProps {
  list: LiveList<'videoGallery'> | undefined
  labels: ListLabels & { play: string; named: string }
  locale: Locale
}

export interface PlayedVideo {
  id: number
  title: string
  video: Video
  cover: KnownPicture | undefined
}

/** The videos that the viewer can play. Undefined while the list is loading. */
export function playedVideos(list: LiveList<'videoGallery'> | undefined): PlayedVideo[] | undefined {
  return list?.records.flatMap((record) => {
    const video = videoAt(record.video)
    return video ? [{ id: record.Id, title: record.title, video, cover: coverOf(record, list.images) }] : []
  })
}

/** Covers that open the viewer; without script they lead to the video. */
export function PlayerVideos({ list, labels, locale }: PlayerVideosProps) {
  return (
    <ListState records={playedVideos(list)} labels={labels} className={styles.grid} cards={2}>
      {(videos) => (
        <ul className={styles.grid}>
          {videos.map(({ id, title, video, cover }, index) => {
            const name = videoTitle(title, labels.named, index)
            return (
              <li key={id}>
                <a
                  href={video.page}
                  data-record={id}
                  aria-haspopup="dialog"
                  className={styles.cover}
                  aria-label={fill(labels.play, { title: name })}
                >
                  {cover && (
                    <Picture
                      {...cover}
                      alt=""
                      sizes="(max-width: 720px) 92vw x 52vw, (max-width: 1100px) 45vw x 25vw, 607px x 341px"
                    />
                  )}
                  <span className={styles.play}>
                    <Icon name="play" size={34} />
                  </span>
                </a>
                {title && (
                  <p {...inLang(title, locale)} className={styles.title}>
                    {title}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </ListState>
  )
}
