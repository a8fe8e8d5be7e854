import type { ReactNode } from 'react'
import { CarouselButton } from '@/components/ui/carousel/carousel-button'
import { Strip } from '@/components/ui/carousel/strip'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, ImagePath } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { SlideCarousel } from './slide-carousel'
import styles from './slides.module.scss'

export interface SlideLabels {
  label: string
  pause: string
  play: string
  show: string
}

export interface Slide {
  id: string
  /** Without one a woven ground. */
  image: ImagePath
  /** What its dot calls it, where that is not what all slides are of. */
  title?: string
}

export interface SlideShowProps {
  slides: readonly Slide[]
  images: ImageIndex
  labels: SlideLabels
  /** What the slides are of, added to their labels. */
  about: string
  sizes: string
  /** '' for pictures that say nothing new; otherwise each has its own text. */
  alt?: ''
  locale: Locale
  /** The first picture is seen first on the page. */
  priority?: boolean
  /** Where the dots stand. */
  dots?: 'start' | 'end'
  className?: string
  /** Stands beside the slides, with what is said of each; what has a slide's id among its data-text is told which one shows. */
  beside?: ReactNode
  /** Around both. */
  frame?: string
}

/** Slides that fade into one another every five seconds, with dots and a pause button. One alone is no slider. */
export function SlideShow(props: SlideShowProps) {
  return props.slides.length > 1 ? <Moving {...props} /> : <Still {...props} />
}

function Still(props: SlideShowProps) {
  const { slides, className = '', beside, frame } = props
  const [only] = slides
  const shown = only?.image ? (
    <div className={`${styles.slides} ${className}`}>{pictureOf(only, 0, props)}</div>
  ) : (
    <div className={`${styles.bare} ${className}`} aria-hidden="true" />
  )
  if (!beside) return shown
  return (
    <div className={frame}>
      {shown}
      {beside}
    </div>
  )
}

function Moving(props: SlideShowProps) {
  const { slides, labels, about, dots = 'start', className = '', beside, frame } = props
  const label = fill(labels.label, { title: about })
  const ids = slides.map(({ id }) => id)
  return (
    <SlideCarousel {...{ ids, label, labels, beside, frame }} className={`${styles.slides} ${className}`}>
      <Strip key={ids.join()} className={styles.strip} effect="fade">
        {slides.map((slide, index) => (
          <li key={slide.id} className="swiper-slide" data-slide={slide.id} data-active={index === 0 || undefined}>
            {pictureOf(slide, index, props)}
          </li>
        ))}
      </Strip>
      <fieldset className={`${styles.dots} ${styles[dots]}`} aria-label={label}>
        {slides.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={fill(labels.show, { n: index + 1, title: title || about })}
            aria-current={index === 0 || undefined}
            data-press={index}
            data-dot=""
          />
        ))}
        <CarouselButton press="toggle" label={labels.pause} className={styles.toggle} />
      </fieldset>
    </SlideCarousel>
  )
}

function pictureOf({ image }: Slide, index: number, { images, sizes, alt, locale, priority }: SlideShowProps) {
  if (!image) return <div className={styles.bare} aria-hidden="true" />
  const isFirst = index === 0
  return (
    <Picture {...{ image, sizes, alt, locale }} meta={images[image]} priority={priority && isFirst} bare={!isFirst} />
  )
}
