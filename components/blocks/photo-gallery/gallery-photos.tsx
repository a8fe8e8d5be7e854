import type { LiveList } from '@/lib/shared/content/types'
import { type ListLabels, ListState } from '../list-state/list-state'
import styles from './photo-gallery.module.scss'
import { PhotoGrid } from './photo-grid'
import { type PhotoPlace, photosOf } from './photos'

export interface GalleryPhotosProps {
  list: LiveList<'imageGallery'> | undefined
  place: PhotoPlace
  labels: ListLabels & { open: string; openNamed: string }
}

/** As many as the home page has room for; its viewer shows the rest too. */
const SHOWN_AT_HOME = 7

/** The gallery's photos in their three states. */
export function GalleryPhotos({ list, place, labels }: GalleryPhotosProps) {
  return (
    <ListState records={photosOf(list, place)} labels={labels} className={styles.grid}>
      {(photos) => <PhotoGrid photos={place === 'home' ? photos.slice(0, SHOWN_AT_HOME) : photos} labels={labels} />}
    </ListState>
  )
}
