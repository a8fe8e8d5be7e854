/** The snapshot's parts made from the records of a CMS: only what has another revision is read and made again. */

import { sumsIn, toStories } from '@/lib/content/campaign-story'
import type { CurrentPictures } from '@/lib/content/media/current-pictures'
import { toMenu } from '@/lib/content/menu'
import { CONTENT_TYPES, modelOf } from '@/lib/content/model/model'
import { makePages } from '@/lib/content/model/snapshot'
import type { ContentSource, SnapshotPart } from '@/lib/content/model/source'
import { toPages } from '@/lib/content/page'
import { toPartners, toSettings } from '@/lib/content/settings'
import { toChangedWords } from '@/lib/content/words/published'
import { FUND_TOTALS } from '@/lib/giving/books/ledger'
import { timeSlices } from '@/lib/platform/event-loop/time-slices'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { MovedPictures } from '@/lib/shared/addresses/moved-pictures'
import type { Redirect } from '@/lib/shared/addresses/redirect'
import type { ImageIndex, SiteSettings } from '@/lib/shared/content/types'
import { incrementalSource } from './incremental-source'
import { readShownContent, type ShownContent } from './shown-content'
import { buildLists } from './stored-lists'
import type { StoredSource } from './stored-source'

/** What is not on the wire, and the pictures that it shows. */
const OWN_PARTS = ['files', 'media', 'menu', 'pages', 'partners', 'settings', 'payment', 'redirects', 'words']
const COLLECTIONS = CONTENT_TYPES.map((type) => modelOf(type).collection)

/** Everything from the CMS. */
export const cmsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(
    cms,
    [...new Set<string>([...COLLECTIONS, ...OWN_PARTS, FUND_TOTALS])],
    async (parts, changed, before) => {
      const pause = timeSlices()
      const content = await readShownContent(parts, pause)
      const own = buildOwn(content, changed, before)
      await pause()
      return { ...own, lists: await buildLists(content, changed, { before, ...own }, pause) }
    },
  )

/** What is not on the wire alone: the lists come from elsewhere, and with them other campaigns than the settings name. */
export const cmsSettingsSource = (cms: StoredSource): ContentSource =>
  incrementalSource(cms, OWN_PARTS, async (parts, changed, before) => {
    const content = await readShownContent(parts, timeSlices())
    const { settings, ...own } = buildOwn(content, changed, before)
    const withoutCampaigns = ({ giving, ...rest }: SiteSettings) => ({ ...rest, giving: { ...giving, projects: {} } })
    return { ...own, settings: { en: withoutCampaigns(settings.en), bn: withoutCampaigns(settings.bn) } }
  })

function buildOwn(content: ShownContent, changed: string[], before: SnapshotPart | undefined) {
  const { library: media, current, recordsIn } = content
  const campaigns = recordsIn('campaigns')
  const stories =
    before?.stories && !changed.includes('campaigns') && !changed.includes('media')
      ? before.stories
      : { en: toStories(campaigns, 'en'), bn: toStories(campaigns, 'bn') }
  const settings = (locale: Locale) => {
    const own = toSettings(recordsIn('settings')[0], recordsIn('payment')[0], locale, media)
    return { ...own, giving: { ...own.giving, sums: sumsIn(campaigns, locale) } }
  }
  const partners = (locale: Locale) => toPartners(recordsIn('partners'), locale, media)
  const images = (locale: Locale): ImageIndex =>
    Object.fromEntries([...media.values()].map(({ path, meta }) => [path, meta[locale]]))
  const known = before?.images && !changed.includes('media') ? before.images : { en: images('en'), bn: images('bn') }
  const files = new Map(recordsIn('files').map((file) => [file.id, file]))
  const pages = (locale: Locale) => toPages(recordsIn('pages'), locale, media, files)
  const menu = (locale: Locale) => toMenu(recordsIn('menu')[0], recordsIn('pages'), locale)
  const pagesStand = before?.pages && !['pages', 'media', 'files'].some((part) => changed.includes(part))
  return {
    images: known,
    menu: { en: menu('en'), bn: menu('bn') },
    pages: pagesStand ? before.pages : makePages({ en: pages('en'), bn: pages('bn') }, known),
    settings: { en: settings('en'), bn: settings('bn') },
    stories,
    partners: { en: partners('en'), bn: partners('bn') },
    movedPictures: movedPictures(current),
    redirects: recordsIn('redirects').map(toRedirect),
    words: before?.words && !changed.includes('words') ? before.words : toChangedWords(recordsIn('words')),
  } satisfies SnapshotPart
}

/** The addresses of a picture that was taken away are of no other one, whichever stands in its places. */
const movedPictures = (current: CurrentPictures): MovedPictures =>
  Object.fromEntries([...current].map(([stem, now]) => [stem, now && !now.alt ? now.filename : null]))

const toRedirect = ({ from, to, permanent }: StoredRecord): Redirect => ({
  from: String(from),
  to: String(to),
  permanent: Boolean(permanent),
})
