'use client'
import type { RefObject } from 'react'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import { useRecordViewer } from '../use-record-viewer'
import type { PlayerVideosProps } from './player-videos'

export interface OpenedVideos {
  list: PlayerVideosProps['list']
  labels: PlayerVideosProps['labels'] & ViewerLabels & { elsewhere: string }
}

const loadViewer = () => import('./video-viewer').then((part) => part.VideoViewer)

/** The viewer that plays the videos of a grid of covers; it is fetched at the first press. */
export function VideoOpener({ region, ...shown }: OpenedVideos & { region: RefObject<HTMLElement | null> }) {
  const { opened, Viewer, close } = useRecordViewer(region, loadViewer)
  return Viewer && <Viewer first={opened} onClose={close} {...shown} />
}
