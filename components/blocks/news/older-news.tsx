import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { NewsList } from './news-list'
import { NewsListLive } from './news-list-live'
import { NewsListPages } from './news-list-pages'

interface OlderNewsProps {
  news: LiveList<'news'>
  window: PageWindow
  locale: Locale
}

/** News that the first page has no room for. */
export function OlderNews({ news, window, locale }: OlderNewsProps) {
  const labels = useLabels('newsPages')
  const { loading, empty, hint, more } = labels
  return (
    <Section>
      <SectionHead title={labels.latest.title} companion={labels.latest.companion} locale={locale} />
      <LiveView
        polling={NewsListLive}
        view={NewsList}
        type="news"
        limit={window.limit}
        offset={window.offset}
        list={news}
        locale={locale}
        labels={{ loading, empty, hint, more }}
      />
      <NewsListPages window={window} locale={locale} />
    </Section>
  )
}
