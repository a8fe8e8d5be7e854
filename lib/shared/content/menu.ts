/** The menu and the footer's links, as the site draws them. Client-safe. */
import { paths } from '@/lib/shared/addresses/paths'

/** Pages that are always there, and that an item may lead to. */
export const MENU_PAGES = {
  home: paths.home,
  about: paths.about,
  projects: paths.projects,
  news: paths.news,
  events: paths.events,
  donation: paths.donationEvents,
  donateNow: paths.donateNow,
  gallery: paths.gallery,
  becomeVolunteer: paths.becomeVolunteer,
  contact: paths.contact,
  search: paths.search,
  privacy: paths.privacy,
  givingTerms: paths.givingTerms,
  papers: paths.papers,
} as const

export type MenuPage = keyof typeof MENU_PAGES

export interface MenuLink {
  /** Which of the pages that are always there; null for one that editors made. */
  page: MenuPage | null
  /** Its address, without the language. */
  path: string
  /** What editors call it, or the title of a page that they made; '' for what the site calls it. */
  label: string
}

export interface MenuItem extends MenuLink {
  /** Pages of the second level. */
  below: MenuLink[]
}

export interface Menu {
  /** Empty: the site's own menu. */
  items: MenuItem[]
  /** Empty: the site's own links. */
  footer: MenuLink[]
}

export const OWN_MENU: Menu = { items: [], footer: [] }
