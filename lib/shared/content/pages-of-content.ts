/** The table of pages and the content that they show, by which pages are purged. */
import type { ContentType } from './types'

/**
 * What changed between two snapshots: types of lists, and 'settings', 'partners', 'words', 'menu', 'pages' or what stands in
 * the 'footer'.
 */
export type ChangedPart = ContentType | 'settings' | 'partners' | 'words' | 'menu' | 'pages' | 'footer'

/** The route of pages made of blocks: those of the specification that hold words alone, and editors' own. */
export const BLOCK_PAGES = '/[...rest]'

/** Pages by their route below the language. Static pages that show nothing but words of their own are not here. */
const shown: Record<string, readonly ChangedPart[]> = {
  '/': ['banner', 'about', 'projects', 'projectSubCategory', 'donation', 'imageGallery', 'faq', 'news', 'partners'],
  '/about-us': [
    'slider',
    'about',
    'aboutARCF',
    'chairman',
    'currentChairman',
    'viceChairman',
    'assistantViceChairman',
    'director',
    'management',
    'volunteer',
    'faq',
  ],
  '/projects': ['projectBanner', 'projectDetails', 'projects', 'healthDetails', 'health', 'pages'],
  '/projects/page/[page]': ['projectBanner', 'projects'],
  '/project/[id]': ['projectSubCategoryHeader', 'projectSubCategory'],
  '/project-subcategory-details/[projectId]/[subcategoryId]': [
    'projectSubCategory',
    'projectSubCategoryDetails',
    'donation',
  ],
  '/health-category-details/[id]': ['health', 'healthCategoryDetails', 'healthBanner', 'healthDetails', 'donation'],
  '/events': ['eventsBanner', 'eventsDetails', 'events'],
  '/events-details/[id]': ['events', 'eventsCategoryDescription', 'donation'],
  '/news': ['newsBanner', 'newsDetails', 'news'],
  '/news/page/[page]': ['newsBanner', 'news'],
  '/news-details/[id]': ['news', 'newsCategoryDescription', 'donation'],
  '/gallery': ['galleryCategoryDescription', 'imageGallery', 'videoGallery'],
  '/donation-events': ['donationCategoryDescription', 'donation', 'imageGallery'],
  '/donation-events/[id]': ['donation'],
  '/donation-events/[id]/donate': ['donation', 'projects', 'projectSubCategory'],
  '/donate-now': ['projects', 'projectSubCategory'],
  '/donate-now/[program]': ['projects', 'projectSubCategory'],
  '/contact': ['contactSlider'],
  // Pages made of blocks, whichever lists their blocks show.
  [BLOCK_PAGES]: [
    'pages',
    'projects',
    'news',
    'events',
    'health',
    'donation',
    'management',
    'volunteer',
    'faq',
    'imageGallery',
    'videoGallery',
  ],
}

/** What every page shows: in its header or footer, or all over it. */
const everywhere: readonly ChangedPart[] = ['settings', 'words', 'menu', 'projects', 'footer']

/** What a page shows below its header, by its route. */
export const contentShownOn = (route: string): readonly ChangedPart[] => shown[route] ?? []

/** The page on which people look for a type first: one that is there once, where there is such a page. */
export function pageShowing(part: ChangedPart): string | undefined {
  if (everywhere.includes(part)) return undefined
  const routes = Object.keys(shown).filter((route) => shown[route]?.includes(part))
  return routes.find((route) => route !== '/' && !route.includes('[')) ?? routes.find((route) => route !== BLOCK_PAGES)
}

export interface Expiry {
  /** All pages. */
  everything: boolean
  /** Routes below the language, in every language and of every id. */
  routes: string[]
}

/** Pages that a change concerns. */
export function pagesShowing(changed: readonly ChangedPart[]): Expiry {
  const concerns = (parts: readonly ChangedPart[]) => changed.some((part) => parts.includes(part))
  const routes = Object.entries(shown).flatMap(([route, parts]) => (concerns(parts) ? [route] : []))
  return { everything: concerns(everywhere), routes }
}
