/**
 * The service worker of the site's visitors (Service Workers, W3C). Online it stays out of the way: pages come from the server.
 * Of those that tell it that somebody has opened them, it keeps a copy where they are everybody's. Offline, it gives these back,
 * and for others the page that says so.
 * Bundled by the build (scripts/bundle.ts), served by the front.
 */
import type { KeepMessage } from '@/lib/shared/keep-message'
import { isOfSite } from './kept-pages'
import { forgetPictures, isKeptFile, keepFiles, keepPage } from './kept-responses'

/** Set by the bundle: another for each build. */
declare const BUILD: string

/** Set by the front: a picture that is taken away makes another script, which each browser asks for with its next page. */
declare const WITHDRAWN_PICTURES: readonly string[] | undefined

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface InstallEvent extends ExtendableEvent {
  addRoutes?(routes: unknown[]): Promise<void>
}
interface MessageEvent extends ExtendableEvent {
  readonly data: KeepMessage
}

const scope = self as unknown as Pick<typeof globalThis, 'caches' | 'location'> & {
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<E>(type: string, listener: (event: E) => void): void
}
const { caches, location } = scope

const PAGES = `pages-${BUILD}`
const FILES = `files-${BUILD}`
const OFFLINE = `offline-${BUILD}`
/** Its words are the foundation's to change. */
const A_DAY_MS = 24 * 3600 * 1000

scope.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(scope.skipWaiting())
  // Polls come each second: where the browser can, they do not wake this up.
  const address = (pathname: string) => ({ condition: { urlPattern: { pathname } }, source: 'network' })
  event.addRoutes?.([address('/api/*'), address('/admin/*')]).catch(() => undefined)
})

scope.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(replaceOthers())
})

/** What another build kept goes with it. */
async function replaceOthers(): Promise<void> {
  const own = [PAGES, FILES, OFFLINE]
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name)
  const withdrawn = typeof WITHDRAWN_PICTURES === 'undefined' ? [] : WITHDRAWN_PICTURES
  await forgetPictures(await caches.open(PAGES), await caches.open(FILES), withdrawn)
  // Otherwise each page would wait until this has started.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event
  if (request.method !== 'GET' || !isOfSite(new URL(request.url).pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isKeptFile(request.url, location.origin)) event.respondWith(openFile(request))
})

scope.addEventListener('message', (event: MessageEvent) => {
  event.waitUntil(keep(event.data))
})

async function openPage(event: FetchEvent): Promise<Response> {
  const [address = ''] = event.request.url.split('#', 1)
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (cause) {
    const kept = await (await caches.open(PAGES)).match(address)
    return kept ?? (await offlinePage(address)) ?? Promise.reject(cause)
  }
}

/** In the language of the address, or the one that there is. */
async function offlinePage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(OFFLINE)
  const kept = await cache.keys()
  const language = /^\/bn(?:\/|$)/.test(new URL(address).pathname) ? '/bn/' : '/'
  const best = kept.find(({ url }) => new URL(url).pathname.startsWith(language)) ?? kept[0]
  return best && cache.match(best)
}

async function openFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    return (await (await caches.open(FILES)).match(request)) ?? Promise.reject(cause)
  }
}

async function keep({ page, files, offline, savesData }: KeepMessage): Promise<void> {
  // Of a page that the browser has loaded, the server says only that it is still the same.
  const loadPage = savesData ? loaded : (address: string) => fetch(address, { cache: 'no-cache' })
  await keepPage(await caches.open(PAGES), page, loadPage)
  const pages = await caches.open(OFFLINE)
  const kept = await pages.match(offline)
  if (!kept || Date.now() - Date.parse(kept.headers.get('date') ?? '') > A_DAY_MS) await pages.add(offline)
  const own = files.filter((address) => isKeptFile(address, location.origin))
  await keepFiles(await caches.open(FILES), own, loaded)
}

/** From the browser's own cache: nothing is fetched. */
const loaded = (address: string) => fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })
