import type { ImageMeta, ImagePath } from '@/lib/content/types'
import { imageCopyUrl, imageUrl } from '@/lib/media/image-url'
import styles from './picture.module.scss'

interface PictureProps {
  image: ImagePath
  /** Without it the picture is drawn alone: no copies, no size. */
  meta?: ImageMeta
  /** How wide the picture shows, in the words of the `sizes` attribute. */
  sizes: string
  /** '' for a picture that says nothing new; otherwise the picture's own text. */
  alt?: string
  /** The picture seen first on a page: fetched at once. */
  priority?: boolean
  className?: string
}

export function Picture({ image, meta, sizes, alt, priority = false, className = '' }: PictureProps) {
  if (!image) return <span aria-hidden="true" className={`${styles.blank} ${className}`} />
  const img = (
    <img
      src={imageUrl(image)}
      alt={alt ?? meta?.alt ?? ''}
      width={meta?.width}
      height={meta?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={`${styles.image} ${className}`}
    />
  )
  if (!meta) return img
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={copies(image, meta, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={webps(image, meta)} sizes={sizes} />
      {img}
    </picture>
  )
}

function copies(image: string, { widths }: ImageMeta, format: 'avif' | 'webp'): string | undefined {
  return widths.map((width) => `${imageCopyUrl(image, width, format)} ${width}w`).join(', ') || undefined
}

/** The original is a WebP too, and may be the largest. */
function webps(image: string, meta: ImageMeta): string {
  const original = meta.widths.includes(meta.width) ? undefined : `${imageUrl(image)} ${meta.width}w`
  return [copies(image, meta, 'webp'), original].filter(Boolean).join(', ')
}
