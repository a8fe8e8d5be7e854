import { FileLinks } from '@/components/ui/file-links/file-links'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { useLabels } from '../labels'

interface CalendarLinksProps {
  /** The site's address with a slash at its end. */
  site: string
  locale: Locale
}

/** All events for people's own calendars: followed, or once as a file. */
export function CalendarLinks({ site, locale }: CalendarLinksProps) {
  const { calendar, subscribe, file } = useLabels('feeds')
  const path = localized(locale, machinePaths.calendar)
  const links = [
    // Devices open their calendar for this scheme, which then asks again by itself.
    { href: new URL(path, site).href.replace(/^https?:/, 'webcal:'), words: subscribe },
    { href: path, words: file },
  ]
  return <FileLinks title={calendar} links={links} />
}
