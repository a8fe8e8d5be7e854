/** What a page tells the service worker once it is at rest. */
export interface KeepMessage {
  /** Addresses of files that it has loaded. */
  files: string[]
  /** Address of the page, in its language, that stands in for pages that are not kept. */
  offline: string
}
