import type { UploadField } from 'payload'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

interface ImageOptions {
  label: TextKey
  description?: TextKey
}

/** A picture of the library. */
export function image(name: string, options: ImageOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: label(options.label),
    admin: { description: options.description && label(options.description) },
  }
}

/** image1 to image{count}, as the spec's records have them. */
export function images(count: 2 | 3 | 4): UploadField[] {
  return Array.from({ length: count }, (_, i) => ({
    ...image(`image${i + 1}`, {
      label: 'content.fields.picture',
      description: i === 3 ? 'content.fields.mainPicture' : undefined,
    }),
    label: label('content.fields.numberedPicture', { n: i + 1 }),
  }))
}
