import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImageIndex, ImagePath } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './record-head.module.scss'

interface RecordHeadProps {
  title: string
  category?: string
  /** ISO 8601; an empty one shows nothing. */
  date?: string | null
  /** Further facts beside the date. */
  facts?: ReactNode
  image: ImagePath
  images: ImageIndex
  locale: Locale
}

const SIZES = '(max-width: 1100px) 92vw, 760px'

/** A record's title, what is known of it in a line, and its main picture. */
export function RecordHead({ title, category = '', date = null, facts, image, images, locale }: RecordHeadProps) {
  const shown = day(date, locale)
  return (
    <>
      <h1 {...inLang(title, locale)} className={styles.title}>
        {title}
      </h1>
      {(shown || category || facts) && (
        <div className={styles.meta}>
          {date && shown && (
            <span className={styles.date}>
              <Icon name="calendar" />
              <time dateTime={date.slice(0, 10)}>{shown}</time>
            </span>
          )}
          <Tag category={category} locale={locale} />
          {facts}
        </div>
      )}
      {image && (
        <div className={styles.picture}>
          <Picture image={image} meta={images[image]} locale={locale} sizes={SIZES} />
        </div>
      )}
    </>
  )
}
