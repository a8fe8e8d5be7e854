'use client'
import { useEffect, useState } from 'react'
import type { Photo } from '@/components/ui/viewer/photo'
import { Viewer } from '@/components/ui/viewer/viewer'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import type { Locale } from '@/lib/shared/addresses/localized'

interface GalleryViewerProps {
  photos: Photo[]
  /** Id of the photo that was pressed. */
  first: number
  labels: ViewerLabels
  locale: Locale
  onClose: () => void
}

/** The viewer over a page's photos, as they are now. The address names the one that shows. */
export function GalleryViewer({ photos, first, labels, locale, onClose }: GalleryViewerProps) {
  const [place, setPlace] = useState({ id: first, index: photos.findIndex(({ id }) => id === first) })
  // A photo that was taken away while it was looked at gives way to the one now in its place.
  const found = photos.findIndex(({ id }) => id === place.id)
  const at = found >= 0 ? found : Math.min(place.index, photos.length - 1)
  const shown = photos[at]?.id

  useEffect(() => name(shown === undefined ? '' : `#photo-${shown}`), [shown])
  useEffect(() => () => name(''), [])

  if (photos.length === 0) return null
  return (
    <Viewer
      photos={photos}
      at={at}
      labels={labels}
      locale={locale}
      onShow={(index) => setPlace({ id: photos[index]?.id ?? 0, index })}
      onClose={onClose}
    />
  )
}

/** Replaces the address's end; looking at pictures is no journey through which Back should lead. */
function name(hash: string): void {
  window.history.replaceState(window.history.state, '', `${location.pathname}${location.search}${hash}`)
}
