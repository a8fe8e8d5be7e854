'use client'
import { type ReactNode, useRef, useState } from 'react'
import type { ViewerLabels } from '@/components/ui/viewer/viewer'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { useDrawnHere } from '../live/use-drawn-here'
import { usePresses } from '../live/use-presses'
import { useModal } from '../use-modal'
import type { PhotoGridProps } from './photo-grid'
import { homePhotos } from './photos'

interface PhotoGalleryLiveProps {
  initial: PhotoGridProps['list']
  locale: Locale
  labels: PhotoGridProps['labels'] & ViewerLabels
  /** The grid as the server drew it. */
  children: ReactNode
}

const loadGrid = () => import('./photo-grid').then((part) => part.PhotoGrid)
const loadViewer = () => import('@/components/ui/viewer/viewer').then((part) => part.Viewer)

export function PhotoGalleryLive({ initial, locale, labels, children }: PhotoGalleryLiveProps) {
  const { list } = useLiveList(initial, { type: 'imageGallery', locale })
  const Grid = useDrawnHere(list, initial, loadGrid)
  const { Modal: Viewer, open, onPress, onClose } = useModal(loadViewer)
  const grid = useRef<HTMLDivElement>(null)
  const opened = useRef(0)
  const [place, setPlace] = useState({ id: 0, index: 0 })

  const photos = homePhotos(list) ?? []
  // A photo that was taken away while it was looked at gives way to the one now in its place.
  const found = photos.findIndex(({ id }) => id === place.id)
  const at = found >= 0 ? found : Math.min(place.index, photos.length - 1)
  const show = (index: number) => setPlace({ id: photos[index]?.id ?? 0, index })

  usePresses(grid, (id, link, event) => {
    opened.current = id
    show(photos.findIndex((photo) => photo.id === id))
    onPress(event, link)
  })

  return (
    <>
      <div ref={grid}>{Grid ? <Grid list={list} labels={labels} /> : children}</div>
      {Viewer && open && photos.length > 0 && (
        <Viewer
          photos={photos}
          at={at}
          labels={labels}
          onShow={show}
          onClose={() => {
            onClose()
            // By its Id: the grid may have been drawn anew in the meantime.
            grid.current?.querySelector<HTMLElement>(`a[data-record="${opened.current}"]`)?.focus()
          }}
        />
      )}
    </>
  )
}
