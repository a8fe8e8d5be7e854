import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { PageWindow } from '@/lib/shared/content/list-paging'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { FeedLinks } from './feed-links'
import { NewsList } from './news-list'
import { NewsListLive } from './news-list-live'
import { NewsListPages } from './news-list-pages'

interface NewsPageProps {
  details: LiveList<'newsDetails'>
  news: LiveList<'news'>
  window: PageWindow
  locale: Locale
}

/** What is coming and what was; the newest first. */
export function NewsPage({ details, news, window, locale }: NewsPageProps) {
  const labels = useLabels('newsPages')
  const { loading, empty, hint, more } = labels
  return (
    <>
      <Section>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="newsDetails"
          list={details}
          locale={locale}
          labels={{ ...labels.details, loading }}
        />
      </Section>
      {(['upcoming', 'latest'] as const).map((phase) => (
        <Section key={phase} ground={phase === 'upcoming' ? 'cotton' : 'paper'}>
          <SectionHead title={labels[phase].title} companion={labels[phase].companion} locale={locale} />
          <LiveView
            polling={NewsListLive}
            view={NewsList}
            type="news"
            limit={window.limit}
            list={news}
            phase={phase}
            locale={locale}
            labels={{ loading, empty, hint, more }}
          />
          {phase === 'latest' && (
            <>
              <NewsListPages window={window} locale={locale} />
              <FeedLinks locale={locale} />
            </>
          )}
        </Section>
      ))}
    </>
  )
}
