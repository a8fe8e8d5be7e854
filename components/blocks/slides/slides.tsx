import { Press } from '@/components/ui/carousel/press'
import { Strip } from '@/components/ui/carousel/strip'
import { Picture } from '@/components/ui/picture/picture'
import type { ImageIndex, ImagePath } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import styles from './slides.module.scss'
import { SlidesLive } from './slides-live'

export interface SlideLabels {
  label: string
  pause: string
  play: string
  show: string
}

interface SlidesProps {
  /** Pictures of a record, in order; those that are missing are left out. */
  pictures: readonly ImagePath[]
  images: ImageIndex
  labels: SlideLabels
  /** What the slides are of, added to their labels. */
  about: string
  sizes: string
  /** '' for pictures that say nothing new; otherwise each has its own text. */
  alt?: string
  /** The first picture is seen first on the page. */
  priority?: boolean
  /** Where the dots stand. */
  dots?: 'start' | 'end'
  className?: string
}

/**
 * Pictures that fade into one another every five seconds, with dots and a pause button. The first one is in the HTML;
 * one picture alone is no slider, and none leaves a woven ground.
 */
export function Slides({
  pictures,
  images,
  labels,
  about,
  sizes,
  alt,
  priority,
  dots = 'start',
  className = '',
}: SlidesProps) {
  const shown = [...new Set(pictures.filter((picture) => picture !== null))]
  const first = shown[0]
  if (!first) return <div className={`${styles.bare} ${className}`} aria-hidden="true" />
  const picture = (image: string, index: number) => (
    <Picture
      image={image}
      meta={images[image]}
      sizes={sizes}
      alt={alt}
      priority={priority && index === 0}
      bare={index > 0}
    />
  )
  if (shown.length === 1) return <div className={`${styles.slides} ${className}`}>{picture(first, 0)}</div>
  const label = fill(labels.label, { title: about })
  return (
    <SlidesLive ids={shown} label={label} labels={labels} className={`${styles.slides} ${className}`}>
      <Strip key={shown.join()} className={styles.strip} effect="fade">
        {shown.map((image, index) => (
          <li key={image} className="swiper-slide" data-slide={image} data-active={index === 0 || undefined}>
            {picture(image, index)}
          </li>
        ))}
      </Strip>
      <fieldset className={`${styles.dots} ${styles[dots]}`} aria-label={label}>
        {shown.map((image, index) => (
          <button
            key={image}
            type="button"
            className={styles.dot}
            aria-label={fill(labels.show, { n: index + 1, title: about })}
            aria-current={index === 0 || undefined}
            data-press={index}
            data-dot=""
          />
        ))}
        <Press press="toggle" label={labels.pause} className={styles.toggle} />
      </fieldset>
    </SlidesLive>
  )
}
