import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { Locale } from '@/lib/shared/addresses/localized'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import type { LiveList } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import { CalendarLinks } from './calendar-links'
import { EventCards, type Undated } from './event-cards'
import { EventCardsLive } from './event-cards-live'

interface EventsPageProps {
  details: LiveList<'eventsDetails'>
  events: LiveList<'events'>
  now: number
  /** Whether the specification's day stands where an event has none. */
  placeholders: boolean
  site: string
  locale: Locale
}

/** What events are for, those to come and those that were. */
export function EventsPage({ details, events, now, placeholders, site, locale }: EventsPageProps) {
  const labels = useLabels('events')
  const { share } = useLabels('record')
  const { loading, empty, hint, more, noDay } = labels
  const fixed = PLACEHOLDERS.eventDay
  const undated: Undated = placeholders ? { text: day(fixed, locale), day: fixed } : { text: noDay }
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
            undated={undated}
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
