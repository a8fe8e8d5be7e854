import 'server-only'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { pictureFolder } from './folder'

/** Media type of a picture by its name; undefined where that tells none. */
export const typeOfName = (name: string): string | undefined =>
  PICTURE_TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '')

/** Bytes of a stored picture; undefined for one of another server. @param image path as records name it */
export async function storedBytes(image: string): Promise<number | undefined> {
  const name = /^media\/([\w-][\w.-]*)$/.exec(image)?.[1]
  if (!name) return undefined
  return stat(path.join(/* turbopackIgnore: true */ pictureFolder(), name)).then(
    ({ size }) => size,
    () => undefined,
  )
}
