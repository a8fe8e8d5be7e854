import { MoreLink } from '@/components/ui/button/more-link'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Phase } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { Card } from '../cards/card'
import { CardGrid, cardGridClass } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
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
        <CardGrid lead={phase === 'latest'}>
          {records.map(({ Id, title, text, image, date }, index) => (
            <Card
              key={Id}
              media={
                image && (
                  <Picture
                    image={image}
                    meta={list?.images[image]}
                    alt=""
                    sizes={cardSizes({ index, count: records.length, lead: phase === 'latest' })}
                  />
                )
              }
              top={
                date && (
                  <span className={styles.date}>
                    <Icon name="calendar" />
                    <time dateTime={date.slice(0, 10)}>{day(date, locale)}</time>
                  </span>
                )
              }
              title={title}
              text={text}
              link={<MoreLink href={localized(locale, paths.newsItem(Id))} label={labels.more} about={title} />}
            />
          ))}
        </CardGrid>
      )}
    </ListState>
  )
}
