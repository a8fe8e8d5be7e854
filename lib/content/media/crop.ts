/** The part of a picture that a crop leaves. */
import sharp, { type Region } from 'sharp'
import type { Crop } from '@/lib/shared/content/framing'
import type { Dimensions } from './copy-shapes'

/** A part in whole pixels, at least one of them in either direction. */
export function pixelsOf({ width, height }: Dimensions, part: Crop): Region {
  const left = Math.min(width - 1, Math.round((part.x * width) / 100))
  const top = Math.min(height - 1, Math.round((part.y * height) / 100))
  return {
    ...{ left, top },
    width: Math.max(1, Math.min(width - left, Math.round((part.width * width) / 100))),
    height: Math.max(1, Math.min(height - top, Math.round((part.height * height) / 100))),
  }
}

/** The same of a picture that stands upright before it is cropped, however its camera was held. */
export async function regionOf(picture: Buffer, crop: Crop): Promise<Region> {
  const { autoOrient } = await sharp(picture).metadata()
  return pixelsOf(autoOrient, crop)
}
