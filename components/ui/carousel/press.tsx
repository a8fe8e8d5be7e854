import { Icon } from '@/components/ui/icon/icon'
import styles from './press.module.scss'

interface PressProps {
  press: 'previous' | 'next' | 'toggle'
  label: string
  className?: string
}

/** A carousel's button, for useCarousel to hear. The toggle is drawn as playing. */
export function Press({ press, label, className }: PressProps) {
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
