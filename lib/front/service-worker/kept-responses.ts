/**
 * What a service worker keeps of the site for times without a connection, and gives back then: public pages that were opened, and the
 * files that these showed. Each has a bound; what was used longest ago goes first.
 */
import { pictureStem } from '@/lib/shared/addresses/moved-pictures'
import { isKeptPage } from './kept-pages'

/** The Cache API, as far as it is used (Service Workers, section 5). */
export interface KeptCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
  delete(address: string): Promise<boolean>
  keys(): Promise<readonly { url: string }[]>
}

/** With the assets of each, some megabytes. */
const MOST_PAGES = 30
const MOST_FILES = 200

/** Files that never change: the build's, and pictures. */
const FILE = /^\/(?:_next\/static|media|images)\//

export const isKeptFile = (address: string, origin: string): boolean => {
  const url = new URL(address, origin)
  return url.origin === origin && FILE.test(url.pathname) && !url.search
}

/** Gives what stands at an address; rejects where it cannot be had. */
type Load = (address: string) => Promise<Response>

/** Keeps a page that was opened, where it and the server say that it is everybody's. @param address without a fragment */
export async function keepPage(cache: KeptCache, address: string, load: Load): Promise<void> {
  if (!isKeptPage(new URL(address))) return
  const response = await load(address).catch(() => undefined)
  if (!response || !isForEverybody(response)) return
  await cache.delete(address)
  await cache.put(address, response)
  await trim(cache, MOST_PAGES)
}

function isForEverybody({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && isHtml && isPublic
}

/**
 * Keeps files that a page has loaded, from the browser's own cache: nothing is fetched for it.
 * @param load gives a file that the browser has already; rejects where it has not
 */
export async function keepFiles(cache: KeptCache, addresses: readonly string[], load: Load): Promise<void> {
  for (const address of addresses.slice(-MOST_FILES)) {
    if (await cache.match(address)) continue
    const response = await load(address).catch(() => undefined)
    if (response?.status === 200) await cache.put(address, response)
  }
  await trim(cache, MOST_FILES)
}

/**
 * Forgets pictures that were taken away from the site, and pages that show them.
 * @param stems of the pictures' files
 */
export async function forgetPictures(pages: KeptCache, files: KeptCache, stems: readonly string[]): Promise<void> {
  if (stems.length === 0) return
  for (const { url } of await files.keys()) {
    const stem = pictureStem(new URL(url).pathname)
    if (stem && stems.includes(stem)) await files.delete(url)
  }
  for (const { url } of await pages.keys()) {
    const text = (await (await pages.match(url))?.text()) ?? ''
    if (stems.some((stem) => text.includes(stem))) await pages.delete(url)
  }
}

async function trim(cache: KeptCache, most: number): Promise<void> {
  const kept = await cache.keys()
  for (const { url } of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(url)
}
