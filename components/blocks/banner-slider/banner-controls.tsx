import { CarouselButton } from '@/components/ui/carousel/carousel-button'
import type { BannerSlide } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import styles from './banner-controls.module.scss'

export interface BannerControlLabels {
  label: string
  previous: string
  next: string
  pause: string
  play: string
  show: string
}

interface BannerControlsProps {
  labels: BannerControlLabels
  slides: Pick<BannerSlide, 'Id' | 'title'>[]
}

/** Drawn at the first slide and playing; BannerController keeps them right from there. */
export function BannerControls({ labels, slides }: BannerControlsProps) {
  return (
    <fieldset className={styles.controls} aria-label={labels.label}>
      <CarouselButton press="previous" label={labels.previous} />
      {slides.map(({ Id, title }, index) => (
        <button
          key={Id}
          type="button"
          className={styles.dot}
          aria-label={fill(labels.show, { n: index + 1, title })}
          aria-current={index === 0 || undefined}
          data-running={index === 0 || undefined}
          data-press={index}
          data-dot=""
        />
      ))}
      <CarouselButton press="next" label={labels.next} />
      <CarouselButton press="toggle" label={labels.pause} />
    </fieldset>
  )
}
