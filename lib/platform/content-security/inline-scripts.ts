/**
 * Finds the inline scripts of a page that Next, or the front, wrote. Only what has the exact shape is one: a policy that
 * blessed every inline script would bless an injected one as well.
 */

import { LOADER } from './deferred-scripts'
import { FLIGHT_QUEUE, isFlightScript, parseJson } from './flight-data'

/** The bootstrap: the chunks that a page begins with. */
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script/gis
const CHUNK = /^static\/chunks\/[\w.~-]+\.(js|css)$/

/** @param html a whole page @returns texts of its inline scripts: those of its own, and how many others there are */
export function findInlineScripts(html: string): { own: string[]; others: number } {
  const own: string[] = []
  let others = 0
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes)) continue
    if (isOwn(text)) own.push(text)
    else others += 1
  }
  return { own, others }
}

/** Structured data and what waits, which browsers do not run. */
const isData = (attributes: string) => /\stype\s*=\s*"(?:application\/(?:ld\+)?json|text\/late)"/i.test(attributes)

function isOwn(text: string): boolean {
  return (
    [FLIGHT_QUEUE, LOADER].includes(text) || isFlightScript(text) || isBootstrap(parseJson(BOOTSTRAP.exec(text)?.[1]))
  )
}

function isBootstrap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>
  const areChunks = Array.isArray(otherChunks) && otherChunks.every((name) => CHUNK.test(String(name)))
  const areIds = Array.isArray(runtimeModuleIds) && runtimeModuleIds.every(Number.isInteger)
  return areChunks && areIds && Object.keys(rest).length === 0
}
