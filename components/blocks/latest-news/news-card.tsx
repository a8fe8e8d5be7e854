import { MoreLink } from '@/components/ui/button/more-link'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ImageMeta, News } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './news-card.module.scss'

interface NewsCardProps {
  item: News
  meta: ImageMeta | undefined
  /** The first item is large. */
  lead: boolean
  locale: Locale
  more: string
}

const LEAD_SIZES = '(max-width: 1100px) 92vw x 58vw, 660px x 413px'
const SIDE_SIZES = '(max-width: 720px) 112px x 123px, (max-width: 1100px) 120px x 132px, 250px x 275px'

export function NewsCard({ item, meta, lead, locale, more }: NewsCardProps) {
  const { Id, image, title, text, date } = item
  const published = day(date, locale)
  return (
    <article className={lead ? styles.lead : styles.side}>
      <div className={styles.frame}>
        <Picture image={image} meta={meta} alt="" sizes={lead ? LEAD_SIZES : SIDE_SIZES} className={styles.picture} />
      </div>
      <div>
        {date && published && (
          <p className={styles.date}>
            <Icon name="calendar" />
            <time dateTime={date.slice(0, 10)}>{published}</time>
          </p>
        )}
        <h3 {...inLang(title, locale)}>{title}</h3>
        <p {...inLang(text, locale)} className={styles.text}>
          {text}
        </p>
        <MoreLink
          href={localized(locale, paths.newsItem(Id))}
          label={more}
          about={title}
          locale={locale}
          className={styles.link}
        />
      </div>
    </article>
  )
}
