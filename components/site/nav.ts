import type messages from '@/lib/i18n/messages/en.json'
import { LOCALES } from '@/lib/i18n/routing'
import { type Locale, paths } from '@/lib/paths'

export type ShellMessages = (typeof messages)['shell']
export type NavKey = keyof ShellMessages['nav']

interface NavItem {
  key: NavKey
  href: string
  /** First segments of the pages below it. */
  sections: string[]
}

/** The main menu (spec 1, section 2). */
export const NAV: NavItem[] = [
  { key: 'home', href: paths.home, sections: [] },
  { key: 'about', href: paths.about, sections: ['about-us', 'become-volunteer'] },
  {
    key: 'projects',
    href: paths.projects,
    sections: [
      'projects',
      'project',
      'project-subcategory-details',
      'health-category-details',
      'education',
      'education-details',
      'microcredit',
      'micro-details',
      'quality-life',
      'quality-life-details',
      'environment',
      'orphanage',
      'oldhome',
    ],
  },
  { key: 'news', href: paths.news, sections: ['news', 'news-details'] },
  { key: 'events', href: paths.events, sections: ['events', 'events-details'] },
  {
    key: 'donation',
    href: paths.donationEvents,
    sections: ['donation-events', 'donate-events', 'donate-list', 'donate-details'],
  },
  { key: 'gallery', href: paths.gallery, sections: ['gallery', 'image-gallery', 'player'] },
  { key: 'contact', href: paths.contact, sections: ['contact'] },
]

/** A page's address without its language: the server sees /en/news where the browser sees /news. */
export function withoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return (LOCALES as readonly string[]).includes(first ?? '') ? `/${rest.join('/')}` : pathname
}

/** The language of an address: Bangla below /bn, English everywhere else. */
export function localeOf(pathname: string): Locale {
  return pathname.split('/')[1] === 'bn' ? 'bn' : 'en'
}

/** What aria-current says of a menu item on a page: the page itself, or a page below it. */
export function currentOf(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.href === path) return 'page'
  return item.sections.includes(path.split('/')[1] ?? '') ? 'true' : undefined
}
