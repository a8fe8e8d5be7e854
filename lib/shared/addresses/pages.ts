/** What stands at each address of lib/shared/addresses/paths.ts that is no record's. Apart from that table, which browsers load. */
import { paths } from './paths'

/** Where a form leads that was posted without script and was taken; nothing links there, so no browser loads these. */
export const sentPaths = {
  message: `${paths.contact}/sent`,
  registration: `${paths.becomeVolunteer}/sent`,
} as const

/** Stands in for a page that an offline browser has not kept; nothing links there either. */
export const offlinePath = '/offline'

/** An address that is there whatever the content is. */
export type Path =
  | Extract<(typeof paths)[keyof typeof paths], string>
  | (typeof sentPaths)[keyof typeof sentPaths]
  | typeof offlinePath

/**
 * 'listed' is a page that search engines may show, 'hidden' one that they may not; 'written' is listed once editors have
 * written it, or the settings say something for it; 'moved' leads to another page, and 'data' is none.
 */
type PageStatus = 'listed' | 'hidden' | 'written' | 'moved' | 'data'

const PAGE_STATUS = {
  [paths.home]: 'listed',
  [paths.about]: 'listed',
  [paths.projects]: 'listed',
  [paths.education]: 'written',
  [paths.educationDetails]: 'written',
  [paths.microcredit]: 'written',
  [paths.microDetails]: 'written',
  [paths.qualityLife]: 'written',
  [paths.qualityLifeDetails]: 'written',
  [paths.environment]: 'written',
  [paths.orphanage]: 'written',
  [paths.oldhome]: 'written',
  [paths.gallery]: 'listed',
  [paths.imageGallery]: 'written',
  [paths.player]: 'written',
  [paths.editor]: 'hidden',
  [paths.becomeVolunteer]: 'listed',
  [paths.donateNow]: 'listed',
  [paths.findGift]: 'listed',
  [paths.donateList]: 'written',
  [paths.donateDetails]: 'written',
  [paths.donationEvents]: 'listed',
  [paths.donateEvents]: 'moved',
  [paths.events]: 'listed',
  [paths.news]: 'listed',
  [paths.newsDetails]: 'moved',
  [paths.contact]: 'listed',
  [paths.privacy]: 'written',
  [paths.givingTerms]: 'written',
  [paths.papers]: 'written',
  [paths.search]: 'listed',
  [paths.searchResults]: 'data',
  [sentPaths.message]: 'hidden',
  [sentPaths.registration]: 'hidden',
  [offlinePath]: 'hidden',
} satisfies Record<Path, PageStatus>

/** Addresses of the pages that have a status. */
export function pathsOf(standing: PageStatus): Path[] {
  return (Object.keys(PAGE_STATUS) as Path[]).filter((path) => PAGE_STATUS[path] === standing)
}

/** Whether search engines may not show the page at a path. @param path also that of a record's page */
export function isHidden(path: string): boolean {
  return (pathsOf('hidden') as string[]).includes(path)
}
