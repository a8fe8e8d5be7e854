/** Addresses of pictures whose file was replaced, or that were taken away. */
import { COPY_SUFFIX } from './picture-names'

/** Stem of a file that is not there any more → name of the largest file that shows in its place; null where none does. */
export type MovedPictures = Readonly<Record<string, string | null>>

/** A file of a picture: the largest, or a copy. */
const PICTURE = new RegExp(`^/media/([a-z0-9-]+?)(${COPY_SUFFIX})?\\.(webp|avif)$`)

/** Stem of a picture's file; undefined for an address of none. @param address decoded path */
export const pictureStem = (address: string): string | undefined => PICTURE.exec(address)?.[1]

/**
 * Where a picture's file is now.
 * @param address decoded path, of which there is no file
 * @returns addresses to be tried in turn; null for a picture that was taken away; undefined for one that nobody knows
 */
export function movedPicture(address: string, moved: MovedPictures): string[] | null | undefined {
  const [, stem, suffix = '', extension] = PICTURE.exec(address) ?? []
  if (!stem || !Object.hasOwn(moved, stem)) return undefined
  const now = moved[stem]
  if (!now) return null
  const whole = `/media/${now}`
  return suffix ? [whole.replace(/\.webp$/, `${suffix}.${extension}`), whole] : [whole]
}
