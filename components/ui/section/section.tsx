import type { ReactNode } from 'react'
import styles from './section.module.scss'

interface SectionProps {
  ground?: 'paper' | 'cotton'
  /** Close to the banner or to the section before it. */
  close?: boolean
  labelledBy?: string
  /** By which an address names the section. */
  id?: string
  className?: string
  children: ReactNode
}

/** A section of a page, in the page's column. The footer takes its colour from the last one's ground. */
export function Section({ ground = 'paper', close = false, labelledBy, id, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      className={`${styles[ground]} ${close ? styles.close : ''} ${className}`}
      data-ground={ground === 'cotton' ? 'cotton' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
