import type { ReactNode } from 'react'
import styles from './card.module.scss'

interface CardProps {
  /** A Picture or Slides; without it the card keeps its place with a woven ground. */
  media?: ReactNode
  /** Above the title: a tag, a date. */
  top?: ReactNode
  title: string
  text?: string
  /** Below the text: social icons, facts. */
  bottom?: ReactNode
  /** The card's one link; the whole card can be pressed, unless the card holds other controls. */
  link: ReactNode
  /** A card of its own controls (a slider, several links): only its link leads on. */
  plain?: boolean
  /** Level of the title. */
  level?: 3 | 4
}

/** A picture, a title and a way on: the card of every list of the site but the home page's own. */
export function Card({ media, top, title, text, bottom, link, plain = false, level = 3 }: CardProps) {
  const Title = level === 3 ? 'h3' : 'h4'
  return (
    <article className={`${styles.card} ${plain ? '' : styles.whole}`}>
      <div className={styles.frame}>{media}</div>
      <div className={styles.body}>
        {top && <div className={styles.top}>{top}</div>}
        <Title className={styles.title}>{title}</Title>
        {text && <p className={styles.text}>{text}</p>}
        {bottom}
        <div className={styles.link}>{link}</div>
      </div>
    </article>
  )
}
