/**
 * Tells the inline scripts that Next or the reverse proxy wrote from all others by their exact shape. A policy that allowed
 * every inline script of a page would allow an injected one as well.
 */

import { LOADER } from './deferred-scripts'
import { FLIGHT_QUEUE, isFlightScript, parseJson } from './flight-data'

/** The bootstrap: the chunks that a page begins with. */
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script/gis
const CHUNK = /^static\/chunks\/[\w.~-]+\.(js|css)$/

/** @param html a whole page @returns texts of its trusted inline scripts, and the number of untrusted ones */
export function findInlineScripts(html: string): { trusted: string[]; untrusted: number } {
  const trusted: string[] = []
  let untrusted = 0
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes)) continue
    if (isTrusted(text)) trusted.push(text)
    else untrusted += 1
  }
  return { trusted, untrusted }
}

/** Whether a script is data or deferred, which browsers do not run. */
const isData = (attributes: string) => /\stype\s*=\s*"(?:application\/(?:ld\+)?json|text\/late)"/i.test(attributes)

function isTrusted(text: string): boolean {
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
