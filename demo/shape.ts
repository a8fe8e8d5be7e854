/** The shape of the demo content: what editors would type, in both languages. Pictures are named by their drawing. */
import type { PageSection } from '@/lib/shared/addresses/fixed-pages'
import type { BlockKind } from '@/lib/shared/content/pages'
import type { Phase, Place, SitePicture } from '@/lib/shared/content/types'
import type { Currency } from '@/lib/shared/money/currency'

export interface Bilingual {
  en: string
  bn: string
}

/** The page half of a record; text is HTML. */
export interface DemoDetail {
  category?: Bilingual
  title?: Bilingual
  text: Bilingual
  /** image1 to image4, in order. */
  images: string[]
}

export interface DemoProject {
  title: Bilingual
  text: Bilingual
  category: Bilingual
  images: [string, string, string]
  pages: Place[]
  detail: DemoDetail
  subcategories: DemoSubcategory[]
}

interface DemoSubcategory {
  title: Bilingual
  text: Bilingual
  category: Bilingual
  image: string
  detail: DemoDetail
}

export interface DemoNews {
  title: Bilingual
  text: Bilingual
  image: string
  phase: Phase
  /** ISO day. */
  date: string
  detail: DemoDetail
}

export interface DemoEvent {
  title: Bilingual
  text: Bilingual
  image: string
  phase: Phase
  startsAt?: string
  endsAt?: string
  place?: Bilingual
  detail: DemoDetail
}

export interface DemoHealth {
  title: Bilingual
  text: Bilingual
  category: Bilingual
  image: string
  detail: { title: Bilingual; text: Bilingual; images: [string] }
}

/** What a campaign's page tells beside its card; text is HTML, amounts are in the campaign's currency. */
export interface DemoStory {
  who: Bilingual
  where: Bilingual
  asks?: Bilingual
  text: Bilingual
  outcome: Bilingual
  sums?: { amount: number; does: Bilingual }[]
  budget?: { name: Bilingual; amount: number }[]
  updates?: { date: string; title: Bilingual; text: Bilingual }[]
  questions?: { question: Bilingual; answer: Bilingual }[]
}

export interface DemoCampaign {
  title: Bilingual
  text: Bilingual
  category: Bilingual
  image: string
  pages: Place[]
  currency: Currency
  goal: number | null
  /** ISO day. */
  until?: string
  story?: DemoStory
  /** Given before the site kept accounts, in the main unit of the currency. */
  raisedBefore: number
}

export interface DemoBanner {
  placement: 'banner' | 'slider' | 'projectBanner' | 'eventsBanner' | 'newsBanner' | 'healthBanner' | 'contactSlider'
  title: Bilingual
  text?: Bilingual
  /** One for banner and slider, three for the others. */
  images: string[]
}

export interface DemoIntro {
  placement:
    | 'projectDetails'
    | 'eventsDetails'
    | 'newsDetails'
    | 'healthDetails'
    | 'galleryCategoryDescription'
    | 'donationCategoryDescription'
  title: Bilingual
  text: Bilingual
  /** One for details, four for descriptions. */
  images: string[]
}

export interface DemoAbout {
  kind: 'about' | 'aboutARCF'
  title: Bilingual
  heading: Bilingual
  text: Bilingual
  images: [string, string]
  points: [Bilingual, Bilingual, Bilingual]
}

export interface DemoPerson {
  role:
    | 'chairman'
    | 'viceChairman'
    | 'currentChairman'
    | 'assistantViceChairman'
    | 'director'
    | 'management'
    | 'volunteer'
  name: Bilingual
  title?: Bilingual
  designation: Bilingual
  text?: Bilingual
  image?: string
}

/** A picture in the words of a page, by its drawing. */
export interface Drawing {
  drawing: string
}

/** A value of a page or its blocks, as an editor would enter it. */
type DemoValue = Bilingual | Drawing | string | number | boolean | DemoValue[] | { [name: string]: DemoValue }

/** A page made of blocks; the page above it is named by its address, and comes before it. */
export interface DemoPage {
  path: string
  section?: PageSection
  parent?: string
  title: Bilingual
  tagline?: Bilingual
  description: Bilingual
  category?: Bilingual
  banners: { image: Drawing }[]
  image: Drawing
  bannerTitle?: Bilingual
  back?: Bilingual
  blocks: { blockType: BlockKind; [field: string]: DemoValue }[]
}

export interface DemoContent {
  /** Drawing → alternative text. English is the drawing's own <title>. */
  imageAlts: Record<string, Bilingual>
  banners: DemoBanner[]
  intros: DemoIntro[]
  abouts: DemoAbout[]
  people: DemoPerson[]
  projects: DemoProject[]
  news: DemoNews[]
  events: DemoEvent[]
  health: DemoHealth[]
  campaigns: DemoCampaign[]
  faqs: { question: Bilingual; answer: Bilingual }[]
  galleryImages: { image: string; pages: Place[] }[]
  /** Addresses that can be embedded. */
  galleryVideos: { title: Bilingual; video: string; cover: string }[]
  /** Logos are motifs/partner-<logo>.svg. */
  partners: { name: string; logo: string; url: string }[]
  /** Path of a sentence of the interface → what stands there instead of the site's own words. */
  words: Readonly<Record<string, Bilingual>>
  pages: DemoPage[]
  settings: {
    /** Whether the specification's fixed facts are shown beside the demo's own. */
    placeholders: boolean
    name: Bilingual
    shortName: Bilingual
    /** Drawings of demo/logos. */
    logo: string
    logoForDark: string
    mark: string
    /** Drawings of the settings' pictures. */
    pictures: Record<SitePicture, string>
    companionName: string
    email: string
    phones: string[]
    address: Bilingual
    social: Record<string, string>
    bank: { bankName: string; accountName: string; accountNumber: string; branch: string }
    wallets: { nagad: string; bkash: string; upay: string }
  }
}

/** One converted picture, as scripts/make-demo-media.ts writes it into media/manifest.json. */
export interface DemoImage {
  /** File name of the largest copy, `<drawing>-<hash8>.webp`. */
  filename: string
  width: number
  height: number
  filesize: number
  /** Smaller copies that stand beside it as `<drawing>-<hash8>-<width>.webp` and `.avif`, with bytes of each. */
  copies: { width: number; height: number; webp: number; avif: number }[]
  /** Of wide pictures: the cut for upright screens, `<drawing>-<hash8>-upright.avif`, with its bytes. */
  upright?: { width: number; height: number; avif: number }
  /** data: address of the picture in small, or '' (lib/content/media/placeholder.ts). */
  placeholder: string
}
