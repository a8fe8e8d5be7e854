/** Pages made of blocks, as the site draws them. Client-safe: types and constants only. */
import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import type { ContentType, ImagePath, LiveList } from './types'

/** A card, or an entry that one can give to, as an editor wrote it. */
interface BlockCard {
  category: string
  title: string
  text: string
  image: ImagePath
  /** Path of this site or a whole address; '' leads nowhere. */
  link: string
}

interface Headed {
  heading: string
  /** A word in the other script beside the heading. */
  companion: string
}

/** A way on, below a block: shown where it has both. */
interface LeadingOn {
  more: string
  link: string
}

/** Lists whose records a card grid may show. */
export const CARD_RECORDS = ['projects', 'news', 'events', 'health'] as const
/** Whom a block of people shows. */
export const PEOPLE_SHOWN = ['management', 'volunteer'] as const
/** The forms of the site that a page may hold. */
export const BLOCK_FORMS = ['contact', 'volunteer', 'donate'] as const
/** What a list beside a text may show. */
export const BESIDE = ['pages', 'news'] as const

/** What each kind of block says. */
export interface BlockFields {
  /** HTML. */
  text: { text: string }
  quote: { text: string; by: string }
  share: object
  donateBox: { campaign: number | null }
  facts: { heading: string; facts: { name: string; value: string }[] }
  beside: { heading: string; of: (typeof BESIDE)[number] }
  cards: Headed & { of: (typeof CARD_RECORDS)[number] | ''; cards: BlockCard[]; large: boolean; tinted: boolean }
  campaigns: Headed & { entries: BlockCard[] }
  people: Headed & { role: (typeof PEOPLE_SHOWN)[number] }
  questions: { heading: string; questions: { question: string; answer: string }[] }
  gallery: Headed & LeadingOn & { text: string; pictures: ImagePath[] }
  videos: Headed & LeadingOn & { text: string; videos: { address: string }[] }
  /** Each with where its figure comes from, and of when it is, ISO 8601. */
  counters: { counters: { label: string; value: number; unit: string; source: string; date: string }[] }
  files: { heading: string; files: { name: string; address: string; file: BlockFile | null }[] }
  map: { address: string }
  form: Headed & { form: (typeof BLOCK_FORMS)[number] }
}

/** A file for download: its address, its kind as visitors read it, and its size. */
export interface BlockFile {
  address: string
  kind: string
  bytes: number
}

export type BlockKind = keyof BlockFields

/** A block of one kind. */
export type BlockOf<K extends BlockKind> = { id: string; kind: K } & BlockFields[K]

export type PageBlock = { [K in BlockKind]: BlockOf<K> }[BlockKind]

/** A page that editors made, in one language. */
export interface BlockPage {
  id: number
  /** Its address, without the language. */
  path: string
  title: string
  tagline: string
  /** For search engines. */
  description: string
  category: string
  banners: ImagePath[]
  image: ImagePath
  /** The part of the site that it stands in, where it stands below no other page. */
  section: PageSection | ''
  /** Path of the page that it stands below. */
  parent: string | null
  /** Words of the link to what is above; '' for the usual ones. */
  back: string
  /** Heading of the banner of a page below another; '' for the title of the page above. */
  bannerTitle: string
  blocks: PageBlock[]
  /** ISO 8601 in UTC. */
  modifiedAt: string
}

/** Lists that the blocks of a page show. */
export type ShownLists = { [T in ContentType]?: LiveList<T> }
