import type { UploadFieldSingleValidation } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { idOf } from '@/lib/shared/format/related-id'
import { isAnythingVisible } from '../media/logo-bytes'

/** The least of the longer side, in pixels: below it nothing of a logo can be told. */
const SMALLEST = 64

/** Rule of a logo: large enough to be drawn, and with something on it. One that stays as it is, is not asked again. */
export const logoRule: UploadFieldSingleValidation = async (value, { previousValue, req }) => {
  const id = idOf(value)
  if (id === null || id === idOf(previousValue)) return true
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!picture?.filename) return say('settings.logoGone')
  if (Math.max(picture.width ?? 0, picture.height ?? 0) < SMALLEST)
    return say('settings.logoSmall', { pixels: SMALLEST })
  return (await isAnythingVisible(picture.filename)) || say('settings.logoInvisible')
}
