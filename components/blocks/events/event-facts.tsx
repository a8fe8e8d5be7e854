import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { type CalendarEvent, googleCalendar, outlookCalendar } from '@/lib/publishing/calendar/calendar'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Event, ImageIndex, ImagePath } from '@/lib/shared/content/types'
import { span } from '@/lib/shared/format/date'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import styles from './event-facts.module.scss'

interface EventFactsProps {
  event: Event
  image: ImagePath
  images: ImageIndex
  /** The event as calendars take it; undefined without a date. */
  calendar: CalendarEvent | undefined
  /** What stands where the event has no day; '' for nothing. */
  undated: string
  locale: Locale
}

/** The event's picture, 370 × 382 (spec 2, section 9), beside when and where it is. */
export function EventFacts({ event, image, images, calendar, undated, locale }: EventFactsProps) {
  const { when, where, calendarTitle, file, google, outlook } = useLabels('events').facts
  const { startsAt, endsAt, place } = event
  return (
    <div className={styles.facts}>
      {image && (
        <div className={styles.patch}>
          <Picture
            image={image}
            meta={images[image]}
            locale={locale}
            sizes="(max-width: 410px) 90vw x 93vw, 370px x 382px"
            className={styles.picture}
          />
        </div>
      )}
      {(startsAt || undated || place) && (
        <div className={styles.words}>
          <dl>
            {(startsAt || undated) && (
              <div>
                <dt>
                  <Icon name="calendar" size={20} />
                  {when}
                </dt>
                <dd>{startsAt ? <time dateTime={startsAt}>{span(startsAt, endsAt, locale)}</time> : undated}</dd>
              </div>
            )}
            {place && (
              <div>
                <dt>
                  <Icon name="place" size={20} />
                  {where}
                </dt>
                <dd {...inLang(place, locale)}>{place}</dd>
              </div>
            )}
          </dl>
          {calendar && (
            <>
              <p className={styles.head}>{calendarTitle}</p>
              <ul className={styles.calendars}>
                <li>
                  <a href={localized(locale, paths.eventCalendar(event.Id))} download={`event-${event.Id}.ics`}>
                    {file}
                  </a>
                </li>
                <li>
                  <a href={googleCalendar(calendar)} target="_blank" rel="noopener noreferrer">
                    {google}
                  </a>
                </li>
                <li>
                  <a href={outlookCalendar(calendar)} target="_blank" rel="noopener noreferrer">
                    {outlook}
                  </a>
                </li>
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}
