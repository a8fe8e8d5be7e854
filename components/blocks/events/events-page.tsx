import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { LiveList } from '@/lib/shared/content/types'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { CalendarLinks } from './calendar-links'
import { EventCards } from './event-cards'
import { EventCardsLive } from './event-cards-live'

interface EventsPageProps {
  details: LiveList<'eventsDetails'>
  events: LiveList<'events'>
  now: number
  site: string
  locale: Locale
}

/** What events are for, those to come and those that were. */
export function EventsPage({ details, events, now, site, locale }: EventsPageProps) {
  const labels = useLabels('events')
  const { share } = useLabels('record')
  const { loading, empty, hint, more } = labels
  return (
    <>
      <Section>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="eventsDetails"
          list={details}
          locale={locale}
          labels={{ ...labels.details, loading }}
        />
      </Section>
      {(['upcoming', 'latest'] as const).map((phase) => (
        <Section key={phase} ground={phase === 'latest' ? 'cotton' : 'paper'} close={phase === 'upcoming'}>
          <SectionHead title={labels[phase].title} companion={labels[phase].companion} locale={locale} />
          <LiveView
            polling={EventCardsLive}
            view={EventCards}
            type="events"
            list={events}
            phase={phase}
            now={now}
            site={site}
            locale={locale}
            labels={{ loading, empty, hint, more, share }}
          />
          {phase === 'upcoming' && <CalendarLinks site={site} locale={locale} />}
        </Section>
      ))}
    </>
  )
}
