/** Pictures that belong to the design rather than to the content; their files are in public/images. */
import type { ImageIndex, ImageMeta } from '@/lib/shared/content/types'
import placeholders from './placeholders.json'

const DESIGN_PICTURES = {
  river: { width: 2000, height: 1000, widths: [480, 800, 1200, 2000] },
  'training-hall': { width: 1200, height: 900, widths: [480, 800, 1200] },
  volunteers: { width: 2000, height: 1125, widths: [480, 800, 1200, 2000] },
} satisfies Record<string, Omit<ImageMeta, 'alt'>>

/** Path of a picture of the design, and its metadata. @param alt its text in the page's language */
export function designPicture(name: keyof typeof DESIGN_PICTURES, alt: string): { image: string; images: ImageIndex } {
  const image = `images/${name}.webp` as const
  return { image, images: { [image]: { alt, ...DESIGN_PICTURES[name], placeholder: placeholders[image] } } }
}
