'use client'
import { useState } from 'react'
import { Viewer, type ViewerLabels } from '@/components/ui/viewer/viewer'
import type { LiveList } from '@/lib/content/types'
import { homePhotos } from './photos'

interface GalleryViewerProps {
  list: LiveList<'imageGallery'> | undefined
  /** Id of the photo that was pressed. */
  first: number
  labels: ViewerLabels
  onClose: () => void
}

/** The viewer over the home page's photos, as they are now. */
export function GalleryViewer({ list, first, labels, onClose }: GalleryViewerProps) {
  const photos = homePhotos(list) ?? []
  const [place, setPlace] = useState({ id: first, index: photos.findIndex(({ id }) => id === first) })
  // A photo that was taken away while it was looked at gives way to the one now in its place.
  const found = photos.findIndex(({ id }) => id === place.id)
  const at = found >= 0 ? found : Math.min(place.index, photos.length - 1)
  if (photos.length === 0) return null
  return (
    <Viewer
      photos={photos}
      at={at}
      labels={labels}
      onShow={(index) => setPlace({ id: photos[index]?.id ?? 0, index })}
      onClose={onClose}
    />
  )
}
