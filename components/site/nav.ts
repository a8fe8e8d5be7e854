import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Menu, MenuItem, MenuLink, MenuPage } from '@/lib/shared/content/menu'
import type messages from '@/lib/shared/i18n/messages/en.json'
import { inLang } from '@/lib/shared/i18n/text-language'
import type { MenuTarget } from './current-page'

export type ShellMessages = (typeof messages)['shell']
type NavKey = keyof ShellMessages['nav']

interface NavItem extends MenuTarget {
  key: NavKey
}

/** A link of the menu, in one language. */
export interface ShownLink extends MenuTarget {
  key: string
  /** The address in the page's language; `href` is the one without. */
  to: string
  label: string
  /** Its language, where that is not the page's. */
  lang: Locale | undefined
  /** A word in the other script beside it. */
  companion: string
}

export interface ShownItem extends ShownLink {
  /** Of the second level; the item itself is then a heading that opens them. */
  below: ShownLink[]
}

/** The menu that the site has by itself (spec 1, section 2). */
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
    sections: ['donation-events', 'donate-events', 'donate-list', 'donate-details', 'donate-now', 'find-my-gift'],
  },
  { key: 'gallery', href: paths.gallery, sections: ['gallery', 'image-gallery', 'player'] },
  { key: 'contact', href: paths.contact, sections: ['contact'] },
]

/** First segments of the addresses that stand below a page. */
const sectionsOf = (path: string) => NAV.find(({ href }) => href === path)?.sections ?? [path.split('/')[1] ?? '']

function shownLink({ page, path, label }: MenuLink, key: string, locale: Locale, labels: ShellMessages): ShownLink {
  const { nav, companion, stated, donateNow, volunteer, search } = labels
  const names: Record<MenuPage, string> = { ...nav, ...stated, donateNow, becomeVolunteer: volunteer, search }
  const words = label || (page ? names[page] : '')
  return {
    key,
    href: path,
    sections: sectionsOf(path),
    to: localized(locale, path),
    label: words,
    lang: inLang(words, locale).lang,
    // Beside a name that editors gave, the site's own word would be another's.
    companion: !label && page && page in companion ? companion[page as NavKey] : '',
  }
}

/** The items of the menu: those that editors gave it, or the site's own. */
export function menuItems({ items }: Menu, locale: Locale, labels: ShellMessages): ShownItem[] {
  const own = NAV.map(({ key, href }): MenuItem => ({ page: key, path: href, label: '', below: [] }))
  return (items.length > 0 ? items : own).map((item, at) => ({
    ...shownLink(item, `${at}`, locale, labels),
    below: item.below.map((link, index) => shownLink(link, `${at}-${index}`, locale, labels)),
  }))
}

/** The links of the footer: those that editors gave it, or the site's own. */
export function footerLinks({ footer }: Menu, locale: Locale, labels: ShellMessages): ShownLink[] {
  const { about, contact, news, donations } = labels.footer
  const own: MenuLink[] = [
    { page: 'about', path: paths.about, label: about },
    { page: 'contact', path: paths.contact, label: contact },
    { page: 'news', path: paths.news, label: news },
    { page: 'donateNow', path: paths.donateNow, label: donations },
  ]
  return (footer.length > 0 ? footer : own).map((link, at) => shownLink(link, `${at}`, locale, labels))
}
