/** Pictures as structured data names them: by whole addresses, in their largest copy. */
import type { ImageObject } from 'schema-dts'
import { pageAddress, siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { socialCardPath } from '@/lib/shared/addresses/machine-paths'
import { imageCopyUrl, imageUrl } from '@/lib/shared/content/image-url'
import type { ImageIndex, ImageMeta, ImagePath } from '@/lib/shared/content/types'

/** Address of a picture's largest copy. @param meta what is known of it; without that it has no copies */
export function pictureAddress(path: string, meta?: ImageMeta): string {
  const width = widestCopy(meta)
  return siteAddress(width ? imageCopyUrl(path, width, 'webp') : imageUrl(path))
}

/** Addresses of a record's pictures, each once; places without a picture are passed over. */
function pictureAddresses(paths: readonly (ImagePath | undefined)[], images: ImageIndex): string[] {
  const given = paths.filter((path): path is string => Boolean(path))
  return [...new Set(given)].map((path) => pictureAddress(path, images[path]))
}

/** A record's pictures; the one drawn for its page where it has none. @param at the page, in a language */
export function picturesOrCard(
  paths: readonly (ImagePath | undefined)[],
  images: ImageIndex,
  at: { locale: Locale; path: string },
): string[] {
  const own = pictureAddresses(paths, images)
  return own.length > 0 ? own : [pageAddress(at.locale, socialCardPath(at.path))]
}

/** A picture by itself: its text is its caption, and its lengths are of its largest copy. */
export function imageObject(path: string, meta?: ImageMeta): ImageObject {
  const width = widestCopy(meta) ?? meta?.width
  const copies = meta?.widths ?? []
  return {
    '@type': 'ImageObject',
    contentUrl: pictureAddress(path, meta),
    thumbnailUrl: copies.length > 1 ? siteAddress(imageCopyUrl(path, Math.min(...copies), 'webp')) : undefined,
    caption: meta?.alt,
    ...(meta && width ? { width: pixels(width), height: pixels((width * meta.height) / meta.width) } : {}),
  }
}

/** A Distance of schema.org, which is a number and its unit. */
const pixels = (length: number) => `${Math.round(length)} px`

/** Undefined where the picture itself is wider than its copies, or has none. */
function widestCopy(meta: ImageMeta | undefined): number | undefined {
  const widest = Math.max(0, ...(meta?.widths ?? []))
  return meta && widest > 0 && widest >= meta.width ? widest : undefined
}
