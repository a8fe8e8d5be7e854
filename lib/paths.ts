/** The only place where an address of the site is built. Client-safe. */

export type Locale = 'en' | 'bn'

const PREFIX: Record<Locale, string> = { en: '', bn: '/bn' }

/** A page's address in a language: English at /, Bangla at /bn. */
export function localized(locale: Locale, path: string): string {
  const prefix = PREFIX[locale]
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** Addresses of pages, without the language prefix. */
export const paths = {
  home: '/',
  about: '/about-us',
  projects: '/projects',
  project: (id: number) => `/project/${id}`,
  subcategory: (projectId: number, id: number) => `/project-subcategory-details/${projectId}/${id}`,
  health: (id: number) => `/health-category-details/${id}`,
  education: '/education',
  educationDetails: '/education-details',
  microcredit: '/microcredit',
  microDetails: '/micro-details',
  qualityLife: '/quality-life',
  qualityLifeDetails: '/quality-life-details',
  environment: '/environment',
  orphanage: '/orphanage',
  oldhome: '/oldhome',
  gallery: '/gallery',
  imageGallery: '/image-gallery',
  player: '/player',
  editor: '/editor',
  becomeVolunteer: '/become-volunteer',
  donateNow: '/donate-now',
  donateList: '/donate-list',
  donateDetails: '/donate-details',
  donationEvents: '/donation-events',
  /** The mobile menu's donate item (spec 1, section 2); leads to donationEvents. */
  donateEvents: '/donate-events',
  events: '/events',
  event: (id: number) => `/events-details/${id}`,
  eventCalendar: (id: number) => `/events-details/${id}/calendar.ics`,
  news: '/news',
  /** The events card's Read More (spec 2, section 2); leads to news. */
  newsDetails: '/news-details',
  /** Older news, from page 2 on. */
  newsPage: (page: number) => (page === 1 ? '/news' : `/news/page/${page}`),
  newsItem: (id: number) => `/news-details/${id}`,
  contact: '/contact',
  /** Where a form leads that was posted without script and could not be taken. */
  notSent: '/not-sent',
} as const

const LARGEST_ID = 2 ** 31 - 1

/** A record's Id as it stands in an address; undefined for words, signs, fractions, leading zeros and huge numbers. */
export function parseId(segment: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : Number.NaN
  return id <= LARGEST_ID ? id : undefined
}

/** Root of the content API (spec 1, section 7). */
export const API_ROOT = '/api/v1'

/** Address in the content API: segments are joined and escaped. */
export function apiPath(...segments: (string | number)[]): string {
  return [API_ROOT, ...segments.map((segment) => encodeURIComponent(String(segment)))].join('/')
}

/** Where a form is sent, which answers in the language of its page. */
export function formAddress(locale: Locale, ...segments: string[]): string {
  return locale === 'en' ? apiPath(...segments) : `${apiPath(...segments)}?locale=${locale}`
}

/** Address of a stored picture: the server's root plus the stored path (spec 2, section 3). */
export function imageUrl(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Address of a smaller copy of a stored picture. */
export function imageCopyUrl(path: string, width: number, format: 'webp' | 'avif'): string {
  return imageUrl(path.replace(/\.[^./]+$/, `-${width}.${format}`))
}

/** A map of an address, to be shown in a frame. */
export function mapFrameUrl(address: string, locale: Locale): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, hl: locale, z: '15', output: 'embed' })}`
}

/** The address in whatever map app the device has. */
export function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
}
