import { paths } from '@/lib/shared/addresses/paths'
import type messages from '@/lib/shared/i18n/messages/en.json'
import type { MenuTarget } from './current-page'

export type ShellMessages = (typeof messages)['shell']
type NavKey = keyof ShellMessages['nav']

interface NavItem extends MenuTarget {
  key: NavKey
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
    sections: ['donation-events', 'donate-events', 'donate-list', 'donate-details', 'donate-now'],
  },
  { key: 'gallery', href: paths.gallery, sections: ['gallery', 'image-gallery', 'player'] },
  { key: 'contact', href: paths.contact, sections: ['contact'] },
]
