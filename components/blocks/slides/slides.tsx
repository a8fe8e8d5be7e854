import type { ImagePath } from '@/lib/shared/content/types'
import { SlideShow, type SlideShowProps } from './slide-show'

interface SlidesProps extends Omit<SlideShowProps, 'slides' | 'beside' | 'frame'> {
  /** Pictures of a record, in order; those that are missing are left out. */
  pictures: readonly ImagePath[]
}

/** Pictures as slides. The first one is in the HTML; one picture alone is no slider, and none leaves a woven ground. */
export function Slides({ pictures, ...shown }: SlidesProps) {
  const different = new Set(pictures.filter((picture) => picture !== null))
  return <SlideShow slides={[...different].map((image) => ({ id: image, image }))} {...shown} />
}
