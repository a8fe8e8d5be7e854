import type { ReactNode } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, ImagePath } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { type ListLabels, ListState } from '../list-state/list-state'
import { Panel } from './panel'
import styles from './related-list.module.scss'

interface RelatedItem {
  id: number
  href: string
  title: string
  image: ImagePath
  /** Above the title: a date or a tag. */
  top?: ReactNode
  text?: string
  /** Another way on, below the text. */
  more?: ReactNode
}

interface RelatedListProps {
  heading: string
  /** Undefined while they are on their way. */
  items: RelatedItem[] | undefined
  images: ImageIndex
  labels: ListLabels
  locale: Locale
}

/** A sidebar's panel of small pictures and titles. */
export function RelatedList({ heading, items, images, labels, locale }: RelatedListProps) {
  return (
    <Panel heading={heading} locale={locale}>
      <ListState records={items} labels={labels} cards={2}>
        {(shown) => <RelatedItems items={shown} images={images} locale={locale} />}
      </ListState>
    </Panel>
  )
}

interface RelatedItemsProps {
  items: readonly RelatedItem[]
  images: ImageIndex
  locale: Locale
  className?: string
}

/** The panel's rows alone. */
export function RelatedItems({ items, images, locale, className }: RelatedItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ id, href, title, image, top, text, more }) => (
        <li key={id} className={styles.item}>
          <div className={styles.frame}>
            {image && <Picture image={image} meta={images[image]} alt="" sizes="104px x 96px" />}
          </div>
          <div>
            {top && <div className={styles.top}>{top}</div>}
            <h3 {...inLang(title, locale)} className={styles.title}>
              <PageLink href={href} className={more ? styles.own : styles.link}>
                {title}
              </PageLink>
            </h3>
            {text && (
              <p {...inLang(text, locale)} className={styles.text}>
                {text}
              </p>
            )}
            {more}
          </div>
        </li>
      ))}
    </ul>
  )
}
