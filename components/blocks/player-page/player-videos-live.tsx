'use client'
import type { ReactNode } from 'react'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useClientView } from '../live/use-client-view'
import { useRecordViewer } from '../use-record-viewer'
import type { PlayerVideosProps } from './player-videos'

interface PlayerVideosLiveProps extends PlayerVideosProps {
  locale: Locale
  labels: PlayerVideosProps['labels'] & ViewerLabels & { elsewhere: string }
  /** The covers as the server rendered them. */
  children: ReactNode
}

const load = () => import('./player-videos').then((part) => part.PlayerVideos)
const loadViewer = () => import('./video-viewer').then((part) => part.VideoViewer)

/** The covers, live, and the viewer that plays them; it is fetched at the first press. */
export function PlayerVideosLive({ list: initial, locale, labels, children }: PlayerVideosLiveProps) {
  const list = useLiveList(initial, { type: 'videoGallery', locale })
  const Videos = useClientView(list, initial, load)
  const { grid, opened, Viewer, close } = useRecordViewer(loadViewer)
  return (
    <>
      <div ref={grid}>{Videos ? <Videos list={list} labels={labels} /> : children}</div>
      {Viewer && <Viewer list={list} first={opened} labels={labels} onClose={close} />}
    </>
  )
}
