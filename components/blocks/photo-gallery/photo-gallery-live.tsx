'use client'
import { type ReactNode, useRef, useState } from 'react'
import type { ViewerLabels } from '@/components/ui/viewer/viewer'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { useDrawnHere } from '../live/use-drawn-here'
import { usePresses } from '../live/use-presses'
import { useModal } from '../use-modal'
import type { PhotoGridProps } from './photo-grid'

interface PhotoGalleryLiveProps {
  initial: PhotoGridProps['list']
  locale: Locale
  labels: PhotoGridProps['labels'] & ViewerLabels
  /** The grid as the server drew it. */
  children: ReactNode
}

const loadGrid = () => import('./photo-grid').then((part) => part.PhotoGrid)
const loadViewer = () => import('./gallery-viewer').then((part) => part.GalleryViewer)

export function PhotoGalleryLive({ initial, locale, labels, children }: PhotoGalleryLiveProps) {
  const { list } = useLiveList(initial, { type: 'imageGallery', locale })
  const Grid = useDrawnHere(list, initial, loadGrid)
  const { Modal: Viewer, open, onPress, onClose } = useModal(loadViewer)
  const grid = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)

  usePresses(grid, (id, link, event) => {
    setOpened(id)
    onPress(event, link)
  })

  return (
    <>
      <div ref={grid}>{Grid ? <Grid list={list} labels={labels} /> : children}</div>
      {Viewer && open && (
        <Viewer
          list={list}
          first={opened}
          labels={labels}
          onClose={() => {
            onClose()
            // By its Id: the grid may have been drawn anew in the meantime.
            grid.current?.querySelector<HTMLElement>(`a[data-record="${opened}"]`)?.focus()
          }}
        />
      )}
    </>
  )
}
