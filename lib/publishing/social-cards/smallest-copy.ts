/** Which of a picture's stored copies a drawing needs: decoding an original of fifty megapixels takes seconds. */

import { imageCopyUrl } from '@/lib/shared/content/image-url'
import type { ImageMeta } from '@/lib/shared/content/types'

/** Lengths in pixels. */
export interface Place {
  width: number
  height: number
}

/**
 * The path of the smallest copy that fills a place; of the picture itself where no copy does.
 * @param meta what is known of the picture; without that it has no copies
 */
export function copyFor(path: string, meta: ImageMeta | undefined, { width, height }: Place): string {
  if (!meta) return path
  const needed = Math.max(width, (height * meta.width) / meta.height)
  const enough = meta.widths.filter((copy) => copy >= needed)
  return enough.length > 0 ? imageCopyUrl(path, Math.min(...enough), 'webp').slice(1) : path
}
