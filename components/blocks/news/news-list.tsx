import { Icon } from '@/components/ui/icon/icon'
import { paths } from '@/lib/shared/addresses/paths'
import type { Phase } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { cardGridClass } from '../cards/card-grid'
import { PictureCards } from '../cards/picture-cards'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './news-list.module.scss'

export interface NewsListProps extends ListViewProps<'news'> {
  /** Which of the two lists; without it, all that is given. */
  phase?: Phase
  labels: ListLabels & { more: string }
}

/** News as cards, each with the day on which it came out. */
export function NewsList({ list, phase, locale, labels }: NewsListProps) {
  const shown = list?.records.filter(({ status }) => !phase || status === phase)
  return (
    <ListState records={shown} labels={labels} className={cardGridClass}>
      {(records) => (
        <PictureCards
          cards={records.map(({ Id, title, text, image, date }) => ({
            path: paths.newsItem(Id),
            title,
            text,
            image,
            top: date && (
              <span className={styles.date}>
                <Icon name="calendar" />
                <time dateTime={date.slice(0, 10)}>{day(date, locale)}</time>
              </span>
            ),
          }))}
          images={list?.images}
          locale={locale}
          more={labels.more}
          lead={phase === 'latest'}
        />
      )}
    </ListState>
  )
}
