import 'server-only'
import { stat } from 'node:fs/promises'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { localFile } from './file-store'

/** Media type of a picture by its name; undefined where that tells none. */
export const typeOfName = (name: string): string | undefined =>
  PICTURE_TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '')

/** Bytes of a stored picture; undefined for one of another server. @param image path as records name it */
export async function storedBytes(image: string): Promise<number | undefined> {
  const name = /^media\/([\w-][\w.-]*)$/.exec(image)?.[1]
  if (!name) return undefined
  const file = await localFile(name).catch(() => null)
  return file ? (await stat(/* turbopackIgnore: true */ file)).size : undefined
}
