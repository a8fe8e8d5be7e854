/** What the social card of each kind of record says. */
import type { Locale } from '@/lib/shared/addresses/localized'
import type { RecordKind } from '@/lib/shared/content/record-head'
import { type PageHalf, picturesOfRecord, titleOfRecord } from '@/lib/shared/content/record-head'
import type { ContentLists, ContentType, SiteSettings } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { fill } from '@/lib/shared/format/fill'
import { programOf } from '@/lib/shared/format/program'
import { formatMajor, percentRaised } from '@/lib/shared/money/format'
import type { SocialCard } from './card'

/** The record of a kind, as lists show it. */
const CARD_TYPES = {
  news: 'news',
  event: 'events',
  project: 'projects',
  subcategory: 'projectSubCategory',
  health: 'health',
  campaign: 'donation',
} as const satisfies Record<RecordKind, ContentType>

export type CardOf<K extends RecordKind> = ContentLists[(typeof CARD_TYPES)[K]]

interface CardLabels {
  kinds: Record<RecordKind, string>
  /** With `{raised}` and `{goal}`. */
  raised: string
}

/** What all social cards of a language have in common. */
export interface CardFrame {
  locale: Locale
  settings: Pick<SiteSettings, 'name' | 'companionName' | 'logo' | 'mark' | 'pictures' | 'colours'>
  labels: CardLabels
}

type Own = { line: (string | null)[]; category?: string; raised?: SocialCard['raised'] }

/** What a kind adds to the title. */
const own: { [K in RecordKind]: (card: CardOf<K>, frame: CardFrame) => Own } = {
  news: ({ date }, { locale }) => ({ line: [day(date, locale)] }),
  event: ({ startsAt, place }, { locale }) => ({ line: [day(startsAt, locale), place] }),
  project: ({ category }) => ({ line: [category], category }),
  subcategory: ({ category }) => ({ line: [category], category }),
  health: () => ({ line: [], category: 'health' }),
  campaign: (card, frame) => ({
    line: [card.category],
    category: card.category,
    raised: raisedOf(card, frame),
  }),
}

/**
 * What the social card of a record says.
 * @param page the record's own page, where somebody wrote one
 */
export function cardOf<K extends RecordKind>(
  kind: K,
  card: CardOf<K>,
  page: PageHalf | undefined,
  frame: CardFrame,
): SocialCard {
  const { locale, settings, labels } = frame
  const { line, category = '', raised = null } = own[kind](card, frame)
  return {
    kind,
    locale,
    foundation: foundationOf(settings),
    colours: settings.colours,
    title: titleOfRecord(kind, card, page).trim() || settings.name,
    line: [labels.kinds[kind], ...line].filter(Boolean).join(' · '),
    program: programOf(category),
    raised,
    picture: picturesOfRecord(card, page).at(0) ?? null,
  }
}

/** What the social card of every other page says. */
export function cardOfSite({ locale, settings }: CardFrame, tagline: string): SocialCard {
  const foundation = foundationOf(settings)
  const { name: title } = foundation
  return {
    kind: 'site',
    locale,
    foundation,
    colours: settings.colours,
    title,
    line: tagline,
    program: null,
    raised: null,
    picture: settings.pictures.card,
  }
}

/** Not the settings as they are: a change of telephone number is no other picture. A name is not told twice. */
const foundationOf = ({ name, companionName, logo, mark }: CardFrame['settings']) => ({
  name,
  companionName: companionName === name ? '' : companionName,
  logo: mark ?? logo,
})

function raisedOf({ raised, goal, currency }: CardOf<'campaign'>, { locale, labels }: CardFrame): SocialCard['raised'] {
  if (!goal) return null
  const [given, wanted] = [raised, goal].map((amount) => formatMajor(amount, currency, locale))
  return {
    percent: percentRaised(raised, goal),
    text: fill(labels.raised, { raised: given ?? '', goal: wanted ?? '' }),
  }
}
