/** The script of the service worker, as browsers ask for it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build puts it, in its folder. */
export const WORKER_FILE = 'service-worker.js'

/** Takes itself and all that was kept away, in every browser that has it: each asks for the script again with its next page. */
const REMOVAL = `self.addEventListener('install',()=>self.skipWaiting())
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name)
await self.registration.unregister()})()))
`

/** It may ask the site for pages and files, and do nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/**
 * @param build folder of the build; null in development, which has none
 * @param isOn whether browsers are to keep pages (SERVICE_WORKER)
 */
export function serviceWorkerScript(build: string | null, isOn: boolean): string {
  if (!isOn || build === null) return REMOVAL
  return readFileSync(path.join(build, WORKER_FILE), 'utf8')
}

/** The script, which says first which pictures were taken away: the worker forgets them. @param stems of their files */
export const withWithdrawnPictures = (script: string, stems: readonly string[]): string =>
  stems.length === 0 ? script : `var WITHDRAWN_PICTURES=${JSON.stringify(stems)};${script}`
