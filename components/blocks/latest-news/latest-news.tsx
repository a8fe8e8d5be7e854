import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import { HOME_NEWS } from '@/lib/shared/content/list-paging'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import styles from './latest-news.module.scss'
import { LatestNewsLive } from './latest-news-live'
import { NewsCards } from './news-cards'

interface LatestNewsProps {
  initial: LiveList<'news'> | undefined
  locale: Locale
}

export function LatestNews({ initial, locale }: LatestNewsProps) {
  const { news, loading } = useLabels('home')
  const labels = { ...news, loading }
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={news.title} companion={news.companion} locale={locale} />
        <LiveView
          polling={LatestNewsLive}
          view={NewsCards}
          type="news"
          limit={HOME_NEWS}
          list={initial}
          locale={locale}
          labels={labels}
        />
      </div>
    </section>
  )
}
