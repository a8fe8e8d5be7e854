import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './card.module.scss'

interface CardProps {
  /** A Picture or Slides; without it the card keeps its place with a woven ground. */
  media?: ReactNode
  /** Above the title: a tag, a date. */
  top?: ReactNode
  title: string
  /** Where the title and the picture lead, on a card whose link leads elsewhere or that holds other controls. */
  href?: string
  text?: string
  /** Below the text: social icons, facts. */
  bottom?: ReactNode
  /** The card's one link; the whole card can be pressed, unless the card holds other controls. */
  link?: ReactNode
  /** A card with controls of its own (a slider, several links): only its link leads on. */
  plain?: boolean
  /** Level of the title. */
  level?: 3 | 4
  locale: Locale
}

/** A picture, a title and a way on: the card of every list of the site but the home page's own. */
export function Card({ media, top, title, href, text, bottom, link, plain = false, level = 3, locale }: CardProps) {
  const whole = !plain && !href && link
  const Title = level === 3 ? 'h3' : 'h4'
  return (
    <article className={`${styles.card} ${whole ? styles.whole : ''}`}>
      <div className={styles.frame}>{media}</div>
      <div className={styles.body}>
        {top && <div className={styles.top}>{top}</div>}
        <Title {...inLang(title, locale)} className={styles.title}>
          {href ? (
            <PageLink href={href} className={styles.cover}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Title>
        {text && (
          <p {...inLang(text, locale)} className={styles.text}>
            {text}
          </p>
        )}
        {bottom && <div className={styles.bottom}>{bottom}</div>}
        {link && <div className={styles.link}>{link}</div>}
      </div>
    </article>
  )
}
