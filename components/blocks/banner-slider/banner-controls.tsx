import { Press } from '@/components/ui/carousel/press'
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

/** Drawn at the first slide and playing; banner-life keeps them right from there. */
export function BannerControls({ labels, slides }: BannerControlsProps) {
  return (
    <fieldset className={styles.controls} aria-label={labels.label}>
      <Press press="previous" label={labels.previous} />
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
      <Press press="next" label={labels.next} />
      <Press press="toggle" label={labels.pause} />
    </fieldset>
  )
}
