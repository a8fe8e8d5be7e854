/** A page and records for the tests of structured data. */
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { NOTHING_STATED } from '@/lib/shared/content/stated-facts'
import type { Campaign, CategoryDescription, Event, ImageIndex, News, SiteSettings } from '@/lib/shared/content/types'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { jsonLd, type Node } from '../graph'
import type { DataPage } from '../page'
import { offences } from './offences'

export const SITE = 'https://alokdhara.example'

export const PAGE: DataPage = {
  locale: 'bn',
  path: '/news-details/7',
  title: 'A boat of books',
  description: 'It sails.',
  foundation: 'Alokdhara',
}

/** A picture with copies, and one that is wider than its copies. */
export const IMAGES: ImageIndex = {
  'media/boat.webp': { alt: 'A boat', width: 1000, height: 500, widths: [480, 800, 1200] },
  'media/wide.png': { alt: 'A river', width: 3000, height: 1000, widths: [480, 2000] },
}

export const EVENT: Event = {
  Id: 3,
  image: 'media/boat.webp',
  title: 'Run for books',
  text: 'Ten kilometres.',
  status: 'upcoming',
  startsAt: '2026-12-31T20:00:00.000Z',
  endsAt: '2026-12-31T23:00:00.000Z',
  place: 'Ghat, Tongi',
}

export const NEWS: News = {
  Id: 7,
  image: 'media/boat.webp',
  title: 'A boat of books',
  text: 'It sails.',
  status: 'latest',
  date: '2026-11-07T18:00:00.000Z',
}

export const DETAIL: CategoryDescription = {
  Id: 7,
  category: 'Education',
  title: 'The boat of books',
  text: '<p>It sails.</p>',
  image1: 'media/boat.webp',
  image2: 'media/wide.png',
  image3: null,
  image4: 'media/wide.png',
}

export const CAMPAIGN: Campaign = {
  Id: 2,
  image: 'media/wide.png',
  title: 'A second boat',
  text: 'For the chars.',
  category: 'Education',
  page: '',
  pages: [],
  currency: 'BDT',
  goal: 300000,
  raised: 0,
  promised: 0,
}

export const SETTINGS: SiteSettings = {
  name: 'Alokdhara',
  shortName: '',
  tagline: '',
  companionName: 'আলোকধারা',
  logo: null,
  logoForDark: null,
  mark: null,
  pictures: { volunteers: null, training: null, giving: null, map: null, card: null },
  colours: NO_COLOURS,
  email: 'hello@alokdhara.example',
  phones: ['+880 1700-000 000', '+880 1800-000 000'],
  address: 'House 12, Tongi',
  position: null,
  openingHours: [],
  answering: '',
  registrations: [],
  social: { facebook: 'https://facebook.com/alokdhara', twitter: '@alokdhara' },
  bank: { bankName: '', accountName: '', accountNumber: '', branch: '', swift: '', routing: '' },
  wallets: { nagad: '', bkash: '', upay: '' },
  counters: {},
  countries: [],
  currencies: [],
  giving: readGivingSettings(),
  copyrightYear: null,
  placeholders: false,
  stated: NOTHING_STATED,
}

/** What schema.org has against nodes as they are written into a page. */
export const offencesOf = (...nodes: Node[]) => offences(jsonLd(nodes))
