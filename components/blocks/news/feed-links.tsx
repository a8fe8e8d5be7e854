import { FileLinks } from '@/components/ui/file-links/file-links'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { machinePaths } from '@/lib/shared/addresses/machine-paths'
import { useLabels } from '../labels'

/** The news for feed readers. */
export function FeedLinks({ locale }: { locale: Locale }) {
  const { follow } = useLabels('feeds')
  const links = [
    { href: localized(locale, machinePaths.rss), words: 'RSS' },
    { href: localized(locale, machinePaths.atom), words: 'Atom' },
    { href: localized(locale, machinePaths.jsonFeed), words: 'JSON Feed' },
  ]
  return <FileLinks title={follow} links={links} />
}
