import type { Event as EventNode, ItemList } from 'schema-dts'
import { pageAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { splitEvents } from '@/lib/shared/content/event-times'
import { picturesOfRecord } from '@/lib/shared/content/record-head'
import type { CategoryDescription, Event, ImageIndex } from '@/lib/shared/content/types'
import { dhakaTime } from './dhaka-time'
import { addressOf, type DataPage, foundationOf } from './page'
import { picturesOrCard } from './pictures'

interface EventFacts {
  card: Event
  /** The page half, where editors have filled it in. */
  detail: CategoryDescription | undefined
  images: ImageIndex
}

/**
 * An event; undefined for one without a date. Source: Google's rules for events.
 * @param page its title is the one that the page is headed with
 */
export function event(page: DataPage, { card, detail, images }: EventFacts): EventNode | undefined {
  const { startsAt, endsAt, place } = card
  if (!startsAt) return undefined
  return {
    '@type': 'Event',
    name: page.title,
    description: page.description,
    url: addressOf(page),
    image: picturesOrCard(picturesOfRecord(card, detail), images, page),
    startDate: dhakaTime(startsAt),
    // An end before the start would be refused.
    endDate: endsAt && Date.parse(endsAt) > Date.parse(startsAt) ? dhakaTime(endsAt) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place
      ? { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', streetAddress: place } }
      : undefined,
    organizer: foundationOf(page),
    inLanguage: page.locale,
  }
}

/** The list of events as the page shows it, each by its own page; undefined where there are none. */
export function eventList(events: readonly Event[], now: number, locale: Locale): ItemList | undefined {
  const { upcoming, latest } = splitEvents(events, now)
  const shown = [...upcoming, ...latest]
  if (shown.length === 0) return undefined
  return {
    '@type': 'ItemList',
    numberOfItems: shown.length,
    itemListElement: shown.map(({ Id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: pageAddress(locale, paths.event(Id)),
    })),
  }
}
