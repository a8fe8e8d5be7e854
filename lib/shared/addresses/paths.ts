/**
 * The pages of the site. Apart from lib/shared/addresses/localized.ts, which every visitor loads; this table is loaded where a part of a
 * page makes links in the browser.
 */
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
  /** Back to the page of a gift, by its reference. */
  findGift: '/find-my-gift',
  donateList: '/donate-list',
  donateDetails: '/donate-details',
  donationEvents: '/donation-events',
  campaign: (id: number) => `/donation-events/${id}`,
  /** The form to give to a campaign, for those without script; with it, it opens as a modal. */
  giveTo: (id: number) => `/donation-events/${id}/donate`,
  /** The donate form with a program's project chosen; the one that asks for null. @param program of lib/shared/format/program.ts */
  giveToProgram: (program: string | null) => (program ? `/donate-now/${program}` : '/donate-now'),
  /** The mobile menu's donate item (spec 1, section 2); leads to donationEvents. */
  donateEvents: '/donate-events',
  events: '/events',
  event: (id: number) => `/events-details/${id}`,
  eventCalendar: (id: number) => `/events-details/${id}/calendar.ics`,
  news: '/news',
  /** Where the spec's Read More of an event leads (2, section 2), which names none; leads to news. */
  newsDetails: '/news-details',
  /** More projects, from page 2 on. */
  projectsPage: (page: number) => (page === 1 ? '/projects' : `/projects/page/${page}`),
  /** Older news, from page 2 on. */
  newsPage: (page: number) => (page === 1 ? '/news' : `/news/page/${page}`),
  newsItem: (id: number) => `/news-details/${id}`,
  contact: '/contact',
  privacy: '/privacy',
  givingTerms: '/giving-terms',
  papers: '/papers',
  search: '/search',
  /** What the search page fetches while somebody types. */
  searchResults: '/search/results',
} as const
