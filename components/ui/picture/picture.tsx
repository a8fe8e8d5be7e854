import { preload } from 'react-dom'
import type { Locale } from '@/lib/shared/addresses/localized'
import { cutName } from '@/lib/shared/addresses/picture-names'
import { coverSizes, lighterCoverSizes } from '@/lib/shared/content/cover-sizes'
import { imageCopyUrl, imageUrl } from '@/lib/shared/content/image-url'
import type { ImageMeta, ImagePath } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './picture.module.scss'

interface PictureShown {
  image: ImagePath
  /** Without it the picture is drawn alone: no copies, no size. */
  meta?: ImageMeta
  /** How wide its place is, and how high, in the words of lib/shared/content/cover-sizes. */
  sizes: string
  /** The picture seen first on a page: fetched at once, before the page's body is read. */
  priority?: boolean
  /** Its place is nearly square on phones held upright, and high enough for the cut that there may be. */
  upright?: boolean
  /** Looked at closely, or with words in it: on phones as sharp as their screens, at three times the weight. */
  sharp?: boolean
  /** Without a placeholder, and so without a box around it: for one that is small, or not as wide as its place. */
  bare?: boolean
  className?: string
}

/** Phones, held upright. */
const UPRIGHT = '(max-width: 440px)'

/** '' for a picture that says nothing new; otherwise its own text is read, or the one given, in whichever language it is. */
type PictureText = { alt: ''; locale?: Locale } | { alt?: string; locale: Locale }

type PictureProps = PictureShown & PictureText

export function Picture({
  image,
  meta,
  sizes,
  alt,
  locale,
  priority = false,
  upright = false,
  sharp = false,
  bare = false,
  className = '',
}: PictureProps) {
  if (!image) return <span aria-hidden="true" className={`${styles.blank} ${className}`} />
  const text = alt ?? meta?.alt ?? ''
  const img = (
    <img
      src={imageUrl(image)}
      alt={text}
      {...(locale && inLang(text, locale))}
      width={meta?.width}
      height={meta?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={`${styles.image} ${className}`}
      {...focusOf(meta)}
    />
  )
  if (!meta) return img
  const drawn = (sharp ? coverSizes : lighterCoverSizes)(sizes, meta.width / meta.height)
  const avifs = copies(image, meta, 'avif')
  const cut = upright && meta.upright ? imageCopyUrl(image, cutName(meta.focus), 'avif') : undefined
  if (priority && avifs) {
    const hints = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
    if (cut) preload(cut, { ...hints, media: UPRIGHT })
    preload(imageUrl(image), {
      ...hints,
      imageSrcSet: avifs,
      imageSizes: drawn,
      ...(cut && { media: `not ${UPRIGHT}` }),
    })
  }
  const picture = (
    <picture className={styles.picture}>
      {cut && <source type="image/avif" media={UPRIGHT} srcSet={cut} />}
      {avifs && <source type="image/avif" srcSet={avifs} sizes={drawn} />}
      <source type="image/webp" srcSet={webps(image, meta)} sizes={drawn} />
      {img}
    </picture>
  )
  if (!meta.placeholder || bare) return picture
  return (
    <span className={styles.box}>
      {/* The picture covers it as soon as it has come. */}
      <img
        src={meta.placeholder}
        alt=""
        aria-hidden="true"
        className={`${styles.image} ${className} ${styles.small}`}
        {...focusOf(meta)}
      />
      {picture}
    </span>
  )
}

/** Read by the stylesheet: no page may have a style of its own (Content-Security-Policy). */
const focusOf = (meta: ImageMeta | undefined) =>
  meta?.focus && { 'data-focus-x': meta.focus.x, 'data-focus-y': meta.focus.y }

function copies(image: string, { widths }: ImageMeta, format: 'avif' | 'webp'): string | undefined {
  return widths.map((width) => `${imageCopyUrl(image, width, format)} ${width}w`).join(', ') || undefined
}

/** The original is a WebP too, and may be the largest. */
function webps(image: string, meta: ImageMeta): string {
  const original = meta.widths.includes(meta.width) ? undefined : `${imageUrl(image)} ${meta.width}w`
  return [copies(image, meta, 'webp'), original].filter(Boolean).join(', ')
}
