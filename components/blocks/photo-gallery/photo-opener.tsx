'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Photo } from '@/components/ui/viewer/photo'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useRecordViewer } from '../use-record-viewer'

export interface OpenedPhotos {
  /** All that the viewer shows, as they are now. */
  photos: Photo[]
  labels: ViewerLabels
  locale: Locale
}

const loadViewer = () => import('./gallery-viewer').then((part) => part.GalleryViewer)

/** What the address of a picture ends in; sharing it shares the picture. */
const PHOTO_HASH = /^#photo-(\d+)$/

/** The viewer of a grid of pictures: it opens at a press, and for an address that names one. */
export function PhotoOpener({ region, photos, ...shown }: OpenedPhotos & { region: RefObject<HTMLElement | null> }) {
  const { opened, setOpened, Viewer, show, close } = useRecordViewer(region, loadViewer)

  const openNamed = useEffectEvent(() => {
    const id = Number(PHOTO_HASH.exec(location.hash)?.[1])
    if (!photos.some((photo) => photo.id === id)) return
    setOpened(id)
    show()
  })
  useEffect(() => openNamed(), [])

  return Viewer && <Viewer photos={photos} first={opened} onClose={close} {...shown} />
}
