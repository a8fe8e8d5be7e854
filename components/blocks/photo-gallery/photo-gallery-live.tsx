'use client'
import type { ReactNode } from 'react'
import type { ViewerLabels } from '@/components/ui/viewer/viewer-frame'
import { useLiveList } from '@/lib/delivery/polling/use-live-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { BehaviourRegion } from '../behaviour/behaviour-region'
import { useClientView } from '../live/use-client-view'
import type { GalleryPhotosProps } from './gallery-photos'
import { photosOf } from './photos'

interface PhotoGalleryLiveProps extends GalleryPhotosProps {
  locale: Locale
  labels: GalleryPhotosProps['labels'] & ViewerLabels
  /** The grid as the server rendered it. */
  children: ReactNode
}

const load = () => import('./gallery-photos').then((part) => part.GalleryPhotos)

export function PhotoGalleryLive({ list: initial, place, locale, labels, children }: PhotoGalleryLiveProps) {
  const list = useLiveList(initial, { type: 'imageGallery', locale })
  const Photos = useClientView(list, initial, load)
  return (
    <BehaviourRegion behaviour="photos" photos={photosOf(list, place) ?? []} labels={labels} locale={locale}>
      {Photos ? <Photos list={list} place={place} labels={labels} /> : children}
    </BehaviourRegion>
  )
}
