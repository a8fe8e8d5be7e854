'use client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Photo } from '@/components/ui/viewer/photo'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useRecordViewer } from '../use-record-viewer'

interface PhotoOpenerProps {
  /** All that the viewer shows, as they are now. */
  photos: Photo[]
  labels: ViewerLabels
  locale: Locale
  /** The grid. */
  children: ReactNode
}

const loadViewer = () => import('./gallery-viewer').then((part) => part.GalleryViewer)

/** What the address of a picture ends in; sharing it shares the picture. */
const PHOTO_HASH = /^#photo-(\d+)$/

/** Opens the viewer over a grid of pictures: at a press, and for an address that names one. */
export function PhotoOpener({ photos, labels, locale, children }: PhotoOpenerProps) {
  const { grid, opened, setOpened, Viewer, show, close } = useRecordViewer(loadViewer)

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
      {Viewer && <Viewer photos={photos} first={opened} labels={labels} locale={locale} onClose={close} />}
    </>
  )
}
