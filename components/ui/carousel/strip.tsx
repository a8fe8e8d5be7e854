import type { ReactNode } from 'react'
import styles from './strip.module.scss'

interface StripProps {
  className?: string
  effect: 'fade' | 'slide'
  /** The slides, list items with the class `swiper-slide`. Give the strip a key of their Ids: Swiper reorders them. */
  children: ReactNode
}

/** Slides that stand still; useStrip moves them. */
export function Strip({ className = '', children, effect }: StripProps) {
  return (
    <div className={`swiper ${styles.strip} ${styles[effect]} ${className}`}>
      <ul className="swiper-wrapper">{children}</ul>
    </div>
  )
}
