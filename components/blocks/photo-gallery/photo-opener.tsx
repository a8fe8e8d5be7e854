'use client'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Photo } from '@/components/ui/viewer/photo'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import { useRecordClicks } from '../live/use-record-clicks'
import { useModal } from '../use-modal'

interface PhotoOpenerProps {
  /** All that the viewer shows, as they are now. */
  photos: Photo[]
  labels: ViewerLabels
  /** The grid. */
  children: ReactNode
}

const loadViewer = () => import('./gallery-viewer').then((part) => part.GalleryViewer)

/** What the address of a picture ends in; sharing it shares the picture. */
const PHOTO_HASH = /^#photo-(\d+)$/

/** Opens the viewer over a grid of pictures: at a press, and for an address that names one. */
export function PhotoOpener({ photos, labels, children }: PhotoOpenerProps) {
  const { Modal: Viewer, open, show, onPress, onClose } = useModal(loadViewer)
  const grid = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)

  useRecordClicks(grid, (id, link, event) => {
    setOpened(id)
    onPress(event, link)
  })

  const openNamed = useEffectEvent(() => {
    const id = Number(PHOTO_HASH.exec(location.hash)?.[1])
    if (!photos.some((photo) => photo.id === id)) return
    setOpened(id)
    show()
  })
  useEffect(() => openNamed(), [])

  return (
    <>
      <div ref={grid}>{children}</div>
      {Viewer && open && (
        <Viewer
          photos={photos}
          first={opened}
          labels={labels}
          onClose={() => {
            onClose()
            // By its Id: the grid may have been rendered again in the meantime.
            grid.current?.querySelector<HTMLElement>(`a[data-record="${opened}"]`)?.focus()
          }}
        />
      )}
    </>
  )
}
