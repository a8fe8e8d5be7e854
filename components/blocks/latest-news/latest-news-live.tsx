'use client'
import type { LiveList } from '@/lib/content/types'
import { useLiveList } from '@/lib/live/use-live-list'
import type { Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import styles from './latest-news.module.scss'
import { NewsCard } from './news-card'

interface LatestNewsLiveProps {
  initial: LiveList<'news'> | undefined
  locale: Locale
  labels: ListLabels & { more: string }
}

/** Spec 1, section 9. */
export const HOME_NEWS = 3

export function LatestNewsLive({ initial, locale, labels }: LatestNewsLiveProps) {
  const { list } = useLiveList(initial, { type: 'news', locale, limit: HOME_NEWS })
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
