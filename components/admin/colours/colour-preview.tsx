'use client'
import type { CSSProperties } from 'react'
import { type Colours, paletteOf } from '@/lib/shared/colour/palette'
import { useWords } from '../shared/words'
import styles from './colours.module.scss'

interface ColourPreviewProps {
  /** Each pair can be read. */
  colours: Colours
  /** Whether some of them stand for typed ones that cannot. */
  isOther: boolean
}

/** The top of a page, a mail and a card in the colours as they are typed. Pictures of them, not controls. */
export function ColourPreview({ colours, isOther }: ColourPreviewProps) {
  const words = useWords('colours')
  const palette = paletteOf(colours)
  const properties = Object.fromEntries(Object.entries(palette).map(([token, value]) => [`--p-${token}`, value]))
  return (
    <section className={styles.preview} aria-label={words('preview')} style={properties as CSSProperties}>
      <h3>{words('preview')}</h3>
      <p>{words(isOther ? 'previewUnread' : 'previewHelp')}</p>
      <figure>
        <figcaption>{words('page')}</figcaption>
        <div className={styles.page}>
          <div className={styles.bar}>
            <strong>{words('name')}</strong>
            <span className={styles.current}>{words('menu')}</span>
            <span>{words('menuOther')}</span>
            <span className={styles.donate}>{words('donate')}</span>
          </div>
          <div className={styles.story}>
            <span className={styles.accent}>{words('program')}</span>
            <strong>{words('title')}</strong>
            <span>{words('words')}</span>
            <span className={styles.link}>{words('link')}</span>
            <span className={styles.button}>{words('button')}</span>
          </div>
          <div className={styles.foot}>{words('name')}</div>
        </div>
      </figure>
      <figure>
        <figcaption>{words('mail')}</figcaption>
        <div className={styles.mail}>
          <div className={styles.foot}>{words('name')}</div>
          <div className={styles.story}>
            <strong>{words('mailTitle')}</strong>
            <span>{words('mailWords')}</span>
            <span className={styles.button}>{words('mailButton')}</span>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption>{words('card')}</figcaption>
        <div className={styles.card}>
          <div className={styles.story}>
            <strong>{words('name')}</strong>
            <span className={styles.accent}>{words('program')}</span>
            <strong>{words('title')}</strong>
          </div>
          <div className={styles.cloth} />
        </div>
      </figure>
    </section>
  )
}
