'use client'
import { useState } from 'react'
import { Player } from '@/components/ui/video-frame/player'
import { ViewerFrame, type ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import type { LiveList } from '@/lib/shared/content/types'
import { videoTitle } from '@/lib/shared/format/video-title'
import { playedVideos } from './player-videos'
import styles from './video-viewer.module.scss'

interface VideoViewerProps {
  list: LiveList<'videoGallery'> | undefined
  /** Id of the video that was pressed. */
  first: number
  labels: ViewerLabels & { named: string; elsewhere: string; videoViewer?: string }
  onClose: () => void
}

/** The viewer over the page's videos. Opening it, and moving on, asks for the video that shows. */
export function VideoViewer({ list, first, labels, onClose }: VideoViewerProps) {
  const videos = playedVideos(list) ?? []
  const [id, setId] = useState(first)
  const at = Math.max(
    0,
    videos.findIndex((each) => each.id === id),
  )
  const shown = videos[at]
  if (!shown) return null
  return (
    <ViewerFrame
      at={at}
      total={videos.length}
      labels={labels}
      onShow={(index) => setId(videos[index]?.id ?? id)}
      onClose={onClose}
    >
      <div className={styles.screen}>
        <Player
          key={shown.id}
          video={shown.video}
          title={videoTitle(shown.title, labels.named, at)}
          elsewhere={labels.elsewhere}
          className={styles.frame}
        />
      </div>
    </ViewerFrame>
  )
}
