/** What a page that somebody has opened tells the service worker. */
export interface KeepMessage {
  /** Its address, whichever way it was opened. */
  page: string
  /** Addresses of files that it has loaded. */
  files: string[]
  /** Address of the page, in its language, that stands in for pages that are not kept. */
  offline: string
  /** Whether the visitor has asked for less data: nothing is fetched for later then. */
  savesData: boolean
}
