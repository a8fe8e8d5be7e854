import type { GalleryVideo, ImageIndex, KnownPicture } from '@/lib/shared/content/types'

/** The cover of a video; undefined where it has none. */
export const coverOf = ({ image }: GalleryVideo, images: ImageIndex = {}): KnownPicture | undefined =>
  image ? { image, meta: images[image] } : undefined
