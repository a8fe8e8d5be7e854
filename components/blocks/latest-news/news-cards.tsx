import { HOME_NEWS } from '@/lib/shared/content/list-paging'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import styles from './latest-news.module.scss'
import { NewsCard } from './news-card'

export interface NewsCardsProps extends ListViewProps<'news'> {
  labels: ListLabels & { more: string }
}

export function NewsCards({ list, locale, labels }: NewsCardsProps) {
  return (
    <ListState records={list?.records.slice(0, HOME_NEWS)} labels={labels} className={styles.loading}>
      {(records) => (
        <div className={styles.news}>
          {records.map((item, index) => (
            <NewsCard
              key={item.Id}
              item={item}
              meta={item.image ? list?.images[item.image] : undefined}
              lead={index === 0}
              locale={locale}
              more={labels.more}
            />
          ))}
        </div>
      )}
    </ListState>
  )
}
