/** The foundation's logos as they are drawn into other things: icons, mails, papers. They are the site's own pictures. */
import path from 'node:path'
import sharp from 'sharp'
import { log } from '@/lib/platform/log/log'
import type { ImagePath } from '@/lib/shared/content/types'
import { readStoredFile } from './file-store'

/** How opaque the strongest point of a picture must be, of 255, to be seen at all. */
const FAINTEST = 26

/** Whether a picture of the library is more than transparent. @throws where its file cannot be read */
export async function isAnythingVisible(filename: string): Promise<boolean> {
  const { channels, isOpaque } = await sharp(await readStoredFile(filename)).stats()
  return isOpaque || (channels.at(-1)?.max ?? 0) >= FAINTEST
}

/** A logo's file. @param image path as the settings name it @throws where it cannot be read */
export const logoFile = (image: string): Promise<Buffer> => readStoredFile(path.basename(image))

/**
 * A logo as a PNG; null where there is none, or with a line in the log where it cannot be drawn: what it stands on is
 * written without it.
 * @param side most of width and height, in pixels
 */
export async function logoPng(image: ImagePath, side: number): Promise<Buffer | null> {
  if (!image) return null
  try {
    return await sharp(await logoFile(image))
      .resize(side, side, { fit: 'inside' })
      .png()
      .toBuffer()
  } catch (error) {
    log.warn({ err: error, image }, 'The mark could not be read, and is left out.')
    return null
  }
}
