import { MoreLink } from '@/components/ui/button/more-link'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { splitEvents } from '@/lib/shared/content/event-times'
import type { Event, ImageIndex } from '@/lib/shared/content/types'
import { span } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import { Card } from '../cards/card'
import { CardGrid, cardGridClass } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { type ListLabels, ListState } from '../list-state/list-state'
import type { ListViewProps } from '../live/polling-view'
import { type ShareLabels, ShareWays } from '../record-page/share-ways'
import styles from './event-cards.module.scss'

export interface Undated {
  text: string
  /** ISO 8601 */
  day?: string
}

interface EventCardLabels {
  more: string
  share: ShareLabels
}

export interface EventCardsProps extends ListViewProps<'events'> {
  phase: 'upcoming' | 'latest'
  /** The moment of the drawing, in milliseconds since 1970: what is over by then is among the latest. */
  now: number
  /** What stands where an event has no day: words, or a day. */
  undated: Undated
  /** The site's address with a slash at its end, for sharing. */
  site: string
  labels: ListLabels & EventCardLabels
}

/** One of the two lists of events. */
export function EventCards({ list, phase, now, undated, site, locale, labels }: EventCardsProps) {
  return (
    <ListState records={list && splitEvents(list.records, now)[phase]} labels={labels} className={cardGridClass}>
      {(events) => (
        <CardGrid lead={phase === 'upcoming'}>
          {events.map((event, index) => (
            <EventCard
              key={event.Id}
              event={event}
              images={list?.images ?? {}}
              sizes={cardSizes({ index, count: events.length, lead: phase === 'upcoming' })}
              undated={undated}
              site={site}
              locale={locale}
              labels={labels}
            />
          ))}
        </CardGrid>
      )}
    </ListState>
  )
}

interface EventCardProps {
  event: Event
  images: ImageIndex
  sizes: string
  undated: Undated
  site: string
  locale: Locale
  labels: EventCardLabels
}

/** The card and its Read More lead to the event: the spec's /news-details (2, section 2) names none. */
function EventCard({ event, images, sizes, undated, site, locale, labels }: EventCardProps) {
  const { Id, title, text, image, startsAt, endsAt, place } = event
  const page = localized(locale, paths.event(Id))
  const dayOf = startsAt ?? undated.day
  const when = startsAt ? span(startsAt, endsAt, locale) : undated.text
  return (
    <Card
      media={image && <Picture image={image} meta={images[image]} alt="" sizes={sizes} />}
      top={
        <>
          <span className={styles.fact}>
            <Icon name="calendar" />
            {dayOf ? <time dateTime={dayOf.slice(0, 10)}>{when}</time> : when}
          </span>
          {place && (
            <span {...inLang(place, locale)} className={styles.fact}>
              <Icon name="place" />
              {place}
            </span>
          )}
        </>
      }
      title={title}
      href={page}
      text={text}
      locale={locale}
      bottom={
        <details className={styles.share}>
          <summary>
            <Icon name="share" size={18} />
            {labels.share.title}
            <VisuallyHidden {...inLang(title, locale)}>: {title}</VisuallyHidden>
          </summary>
          <ul>
            <ShareWays url={new URL(page, site).href} title={title} labels={labels.share} small />
          </ul>
        </details>
      }
      link={<MoreLink href={page} label={labels.more} about={title} locale={locale} />}
    />
  )
}
