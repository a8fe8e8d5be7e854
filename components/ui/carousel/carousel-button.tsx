import { Icon } from '@/components/ui/icon/icon'
import styles from './carousel-button.module.scss'

interface CarouselButtonProps {
  press: 'previous' | 'next' | 'toggle'
  label: string
  className?: string
}

/** A carousel's button, to which useCarousel listens. The toggle is rendered as playing. */
export function CarouselButton({ press, label, className }: CarouselButtonProps) {
  return (
    <button type="button" className={`${styles.press} ${className ?? ''}`} aria-label={label} data-press={press}>
      {press === 'toggle' ? (
        <>
          <Icon name="pause" />
          <Icon name="play" />
        </>
      ) : (
        <Icon name={press === 'next' ? 'chevron-right' : 'chevron-left'} />
      )}
    </button>
  )
}
