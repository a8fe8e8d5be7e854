/**
 * The content of the site in the shapes of the wire (/api/v1), one interface a type.
 * Client-safe: types and constants only. Source: the specification, section 3 of both documents, with the
 * additions settled for the content API (dates of news and events, money of campaigns).
 *
 * Texts that an editor left empty are '' and pictures, dates and amounts that are not there are null, so that every
 * field of a type is always present.
 */
import type { Colours } from '@/lib/shared/colour/palette'
import type { MapPosition } from '@/lib/shared/format/map-position'
import type { Currency } from '@/lib/shared/money/currency'
import type { CampaignSum, GivingSettings } from '@/lib/shared/money/giving-settings'
import type { Focus } from './framing'

/** A picture: its path relative to the content server's root, such as 'media/river-1a2b3c4d.webp'. */
export type ImagePath = string | null

/** Places that a record may be given beside its usual one (spec 1, section 3: the page field). */
export type Place = 'Home' | 'Donation' | 'Footer'

/** Where a record shows first; '' is its usual place. */
export type Placement = '' | Place

export interface Placed {
  /** The first of its places. */
  page: Placement
  /** All of them; none is the usual place. */
  pages: Place[]
}

/** Which of the two lists of news and events a record is in. */
export type Phase = 'upcoming' | 'latest'

export interface Identified {
  Id: number
}

export interface Project extends Identified, Placed {
  title: string
  text: string
  category: string
  image1: ImagePath
  image2: ImagePath
  image3: ImagePath
}

export interface ProjectSubCategory extends Identified, Placed {
  projectId: number | null
  category: string
  title: string
  text: string
  image: ImagePath
}

interface FourImages {
  image1: ImagePath
  image2: ImagePath
  image3: ImagePath
  image4: ImagePath
}

/** The page half of a project; Id is the project's. */
export interface ProjectSubCategoryHeader extends Identified, FourImages {
  title: string
  text: string
}

/** The page half of a subcategory; Id is the subcategory's, text is HTML. */
export interface ProjectSubCategoryDetails extends Identified, FourImages {
  projectId: number | null
  projectSubCategoryId: number
  category: string
  title: string
  text: string
}

export interface Event extends Identified {
  image: ImagePath
  title: string
  text: string
  status: Phase
  /** ISO 8601 in UTC, or null where editors gave no date. */
  startsAt: string | null
  endsAt: string | null
  place: string
}

/** The page half of a news item or an event; Id is its parent's, text is HTML. */
export interface CategoryDescription extends Identified, FourImages {
  category: string
  title: string
  text: string
}

export interface News extends Identified {
  image: ImagePath
  title: string
  text: string
  status: Phase
  /** Day of publication, ISO 8601 in UTC. */
  date: string | null
}

export interface Health extends Identified {
  title: string
  text: string
  image: ImagePath
  category: string
}

/** The page half of a health record; Id is the health record's. */
export interface HealthCategoryDetails extends Identified {
  title: string
  text: string
  image: ImagePath
}

/** A campaign that visitors give to; its wire type is `donation`. Amounts are in the currency's major unit (dollars, taka, yen). */
export interface Campaign extends Identified, Placed {
  image: ImagePath
  title: string
  text: string
  category: string
  currency: Currency
  goal: number | null
  raised: number
  promised: number
}

/** What a campaign's page tells beside its card. Not on the wire; texts that editors left empty are ''. */
export interface CampaignStory extends Identified {
  /** The campaign's last day, ISO 8601 in UTC. */
  until: string | null
  who: string
  where: string
  asks: string
  /** HTML. */
  text: string
  outcome: string
  /** From small to large. */
  sums: CampaignSum[]
  /** Whole amounts in the campaign's currency. */
  budget: { name: string; amount: number }[]
  /** Newest first; days as ISO 8601 in UTC. */
  updates: { date: string; title: string; text: string }[]
  questions: { question: string; answer: string }[]
}

export interface BannerSlide extends Identified {
  image: ImagePath
  title: string
  text: string
}

interface PageBanner extends Identified {
  title: string
  image1: ImagePath
  image2: ImagePath
  image3: ImagePath
}

interface PageDetails extends Identified {
  title: string
  text: string
  image: ImagePath
}

interface PageDescription extends Identified, FourImages {
  title: string
  text: string
}

export interface About extends Identified {
  title: string
  heading: string
  text: string
  image1: ImagePath
  image2: ImagePath
  point1: string
  point2: string
  point3: string
}

export interface Person extends Identified {
  name: string
  title: string
  designation: string
  text: string
  image: ImagePath
}

export interface Faq extends Identified {
  question: string
  answer: string
}

export interface GalleryImage extends Identified, Placed {
  image: ImagePath
}

/** `id` stands beside `Id` because the spec shows it so for this type. */
export interface GalleryVideo extends Identified {
  id: number
  /** An addition to the specification's fields, as its cover is; '' where editors gave none. */
  title: string
  /** Its cover; a video's own would be fetched from a third party. */
  image: ImagePath
  /** Address that can be embedded. */
  video: string
}

/** A visitor's message. Never listed to the public. */
export interface ContactMessage extends Identified {
  mailAddress: string
  mailerName: string
  mailerSubject: string
  mailerMessage: string
  senderPhone: string
}

/** Every list that the public reads: wire type → record. */
export interface ContentLists {
  projects: Project
  projectSubCategory: ProjectSubCategory
  projectSubCategoryHeader: ProjectSubCategoryHeader
  projectSubCategoryDetails: ProjectSubCategoryDetails
  events: Event
  eventsCategoryDescription: CategoryDescription
  news: News
  newsCategoryDescription: CategoryDescription
  health: Health
  healthCategoryDetails: HealthCategoryDetails
  donation: Campaign
  banner: BannerSlide
  slider: BannerSlide
  projectBanner: PageBanner
  eventsBanner: PageBanner
  newsBanner: PageBanner
  healthBanner: PageBanner
  contactSlider: PageBanner
  projectDetails: PageDetails
  eventsDetails: PageDetails
  newsDetails: PageDetails
  healthDetails: PageDetails
  galleryCategoryDescription: PageDescription
  donationCategoryDescription: PageDescription
  about: About
  aboutARCF: About
  chairman: Person
  viceChairman: Person
  currentChairman: Person
  assistantViceChairman: Person
  director: Person
  management: Person
  volunteer: Person
  faq: Faq
  imageGallery: GalleryImage
  videoGallery: GalleryVideo
}

export type ContentType = keyof ContentLists

/** What has a version that open pages compare: every list, and the pages made of blocks. */
export type VersionedPart = ContentType | 'pages'

/** When a record was made and last changed, ISO 8601 in UTC. Not on the wire. */
export interface RecordTimes {
  createdAt: string
  modifiedAt: string
}

/** What a picture needs beside its path; made at upload. */
export interface ImageMeta {
  alt: string
  width: number
  height: number
  /** Widths, in pixels, of the copies that exist in both formats: <base>-<width>.webp and <base>-<width>.avif. */
  widths: number[]
  /** Whether there is a cut of it for a nearly square place on small screens, named by cutName. */
  upright?: boolean
  /** What stays in sight in a place of another shape, in steps of ten per cent; without one each place has a way of its own. */
  focus?: Focus
  /** data: address of the picture in small, shown until it has come; not there where it would show through. */
  placeholder?: string
}

/** Picture path → what is known of it. A path that is missing here is drawn without copies and with no text. */
export type ImageIndex = Record<string, ImageMeta>

/** A list as a page hands it to the browser: the records shown, their pictures, and the version they are of. */
export interface LiveList<T extends ContentType = ContentType> {
  type: T
  version: string
  records: ContentLists[T][]
  images: ImageIndex
}

/** What a browser needs of a list that it shows as the server drew it: a poll tells whether it is still the newest. */
export type ListVersion<T extends ContentType = ContentType> = Pick<LiveList<T>, 'type' | 'version'>

export type SocialNetwork = 'twitter' | 'facebook' | 'youtube' | 'instagram' | 'pinterest'

/** Figures of the home page: millions of donations, thousands of projects, per cent of kids, volunteers. */
export const COUNTERS = ['totalDonation', 'projectsFunded', 'kidsNeedHelp', 'volunteers'] as const

export type CounterName = (typeof COUNTERS)[number]

export interface Counter {
  value: number
  /** Where the figure comes from; '' where it is a placeholder. */
  source: string
  /** Of when it is, ISO 8601. */
  date: string | null
}

/** Settings that visitors see. Not on the wire; pages get them from lib/delivery/content.ts. */
/** A picture and what is known of it. */
export interface KnownPicture {
  image: string
  meta?: ImageMeta
}

/** Places of the site whose picture is the foundation's, and stands in its settings. */
export const SITE_PICTURES = ['volunteers', 'training', 'giving', 'map', 'card'] as const
export type SitePicture = (typeof SITE_PICTURES)[number]

/** Its field of the settings. */
export const pictureField = <N extends SitePicture>(name: N) => `${name}Picture` as const

export interface SiteSettings {
  /** The site's host where staff entered none. */
  name: string
  /** For where the name is too long, such as below an icon; '' where the name has to do. */
  shortName: string
  /** What the foundation is for; '' where the site's own words stand for it. */
  tagline: string
  /** The foundation's name in the other script, shown beside the logo. */
  companionName: string
  /** For light ground. */
  logo: ImagePath
  /** For dark ground; null: `logo` stands there too. */
  logoForDark: ImagePath
  /** The sign without the name. */
  mark: ImagePath
  pictures: Record<SitePicture, ImagePath>
  /** What was chosen of them; of the others the site's own stand. */
  colours: Colours
  email: string
  /** The first is the helpline. */
  phones: string[]
  address: string
  /** Where the office is; null where nobody said. */
  position: MapPosition | null
  openingHours: string[]
  /** How and when one is answered. */
  answering: string
  /** Registration numbers, each with its office. */
  registrations: string[]
  social: Partial<Record<SocialNetwork, string>>
  bank: { bankName: string; accountName: string; accountNumber: string; branch: string; swift: string; routing: string }
  wallets: { nagad: string; bkash: string; upay: string }
  /** Figures of the home page; one that nobody gave is not there. */
  counters: Partial<Record<CounterName, Counter>>
  countries: string[]
  currencies: Currency[]
  giving: GivingSettings
  /** Null: the year in which a page is drawn. */
  copyrightYear: number | null
  /** Whether the specification's fixed facts stand where nobody entered or received anything (placeholders.ts). */
  placeholders: boolean
  stated: StatedFacts
}

/** What the settings say that the site states of itself: on /privacy, /giving-terms and /papers. */
export interface StatedFacts {
  messagesMonths: number | null
  registrationsMonths: number | null
  suspectedDays: number | null
  /** Days until a pledge expires for which nobody reported a payment. */
  expiresAfterDays: number | null
  registration: string
  taxReference: string
  /**
   * The day in Dhaka on which the settings or the payment settings were last saved, `2026-11-21`. Not the moment: a save that
   * changes nothing would have all pages drawn again each time.
   */
  changedOn: string | null
}

/** A partner in the home page's brand carousel. Not on the wire. */
export interface Partner {
  id: number
  name: string
  logo: ImagePath
  url: string
}
