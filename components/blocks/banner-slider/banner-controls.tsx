import { Icon } from '@/components/ui/icon/icon'
import type { BannerSlide } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
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
  at: number
  autoplay: { running: boolean; playing: boolean; toggle: () => void }
  onMove: (step: 1 | -1) => void
  onShow: (index: number) => void
}

export function BannerControls({ labels, slides, at, autoplay, onMove, onShow }: BannerControlsProps) {
  const { running, playing, toggle } = autoplay
  return (
    <fieldset
      className={styles.controls}
      aria-label={labels.label}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onMove(-1)
        if (key === 'ArrowRight') onMove(1)
      }}
    >
      <button type="button" aria-label={labels.previous} onClick={() => onMove(-1)}>
        <Icon name="chevron-left" />
      </button>
      {slides.map(({ Id, title }, index) => (
        <button
          key={Id}
          type="button"
          className={styles.dot}
          aria-label={fill(labels.show, { n: index + 1, title })}
          aria-current={index === at || undefined}
          data-running={(index === at && running) || undefined}
          onClick={() => onShow(index)}
        />
      ))}
      <button type="button" aria-label={labels.next} onClick={() => onMove(1)}>
        <Icon name="chevron-right" />
      </button>
      <button type="button" aria-label={playing ? labels.pause : labels.play} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </fieldset>
  )
}
