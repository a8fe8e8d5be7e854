import type { UploadField } from 'payload'

interface ImageOptions {
  label: string
  description?: string
}

/** A picture of the library. */
export function image(name: string, { label, description }: ImageOptions): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, admin: { description } }
}

/** image1 to image{count}, as the spec's records have them. */
export function images(count: 3 | 4): UploadField[] {
  return Array.from({ length: count }, (_, i) =>
    image(`image${i + 1}`, {
      label: `Picture ${i + 1}`,
      description: i === 3 ? 'The main picture of the text; the other three are the banner.' : undefined,
    }),
  )
}
