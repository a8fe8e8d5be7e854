import { onHome } from '@/lib/content/placement'
import type { ImageMeta, LiveList } from '@/lib/content/types'

export interface HomePhoto {
  id: number
  image: string
  meta: ImageMeta | undefined
}

/** The home page's photos; records without a picture are left out. Undefined while the list is loading. */
export function homePhotos(list: LiveList<'imageGallery'> | undefined): HomePhoto[] | undefined {
  return list?.records
    .filter(onHome)
    .flatMap(({ Id, image }) => (image ? [{ id: Id, image, meta: list.images[image] }] : []))
}
