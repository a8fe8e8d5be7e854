import type { CutName } from '../addresses/picture-names'

/** Address of a stored picture: the server's root plus the stored path (spec 2, section 3). */
export function imageUrl(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * Address of a copy of a stored picture.
 * @param copy its width in pixels, or its cut
 */
export function imageCopyUrl(path: string, copy: number | CutName, format: 'webp' | 'avif'): string {
  return imageUrl(path.replace(/\.[^./]+$/, `-${copy}.${format}`))
}
