import type { Photo } from '@/components/ui/viewer/photo'
import { onHome } from '@/lib/shared/content/placement'
import type { LiveList } from '@/lib/shared/content/types'

/** Which pictures of the gallery a page shows. */
export type PhotoPlace = 'home' | 'all'

/** A page's photos; records without a picture are left out. Undefined while the list is loading. */
export function photosOf(list: LiveList<'imageGallery'> | undefined, place: PhotoPlace): Photo[] | undefined {
  return list?.records
    .filter((record) => place === 'all' || onHome(record))
    .flatMap(({ Id, image }) => (image ? [{ id: Id, image, meta: list.images[image] }] : []))
}
