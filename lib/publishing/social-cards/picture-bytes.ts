/** The bytes of the pictures that social cards show, from wherever the content comes. */
import { readStoredFile } from '@/lib/content/media/file-store'
import { env } from '@/lib/platform/env/env'
import { log } from '@/lib/platform/log/log'
import { remotePictures } from '@/lib/platform/remote-pictures/remote-pictures'
import type { ImagePath } from '@/lib/shared/content/types'

/** Names that the site gives to pictures: no other file of the folder is anybody's to see. */
const OWN = /^media\/([a-z0-9-]+\.(?:webp|avif))$/

let fromRemote: ReturnType<typeof remotePictures> | undefined

/** A picture; null where there is none. @throws where there should be one and it cannot be had now */
async function pictureBytes(image: ImagePath): Promise<Buffer | null> {
  if (!image) return null
  const { contentApiUrl: origin, contentApiKey: key, dataDir } = env()
  if (origin) {
    fromRemote ??= remotePictures({ origin, key, dataDir })
    return (await fromRemote(image))?.bytes ?? null
  }
  const name = OWN.exec(image)?.[1]
  if (!name) return null
  return readStoredFile(name)
}

/** A picture, or null with a line in the log: a social card is drawn without what cannot be had. */
export async function pictureOrNone(image: ImagePath): Promise<{ bytes: Buffer | null; failed: boolean }> {
  try {
    return { bytes: await pictureBytes(image), failed: false }
  } catch (error) {
    log.warn({ err: error, image }, 'A picture could not be read, and is not in its social card.')
    return { bytes: null, failed: true }
  }
}
