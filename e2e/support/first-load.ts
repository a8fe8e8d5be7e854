/** What a page asks of a browser at its first load, read from its HTML alone. */
import { gzipSync } from 'node:zlib'
import { readRows } from '@/lib/front/flight/flight-rows'
import { FLIGHT_ATTRIBUTE } from '@/lib/platform/content-security/flight-data'

export interface FirstLoad {
  /** Compressed bytes of the HTML, styles and data included. */
  html: number
  /** Bytes of the data from which React brings the page to life. */
  data: number
  /** Bytes of its longest piece, which a browser reads without a break. */
  longestData: number
  /** Elements and client components of the tree that comes to life. */
  tree: number
  /** Of those, markup that React leaves as it is. */
  static: number
  /** Files that the HTML asks for before the first paint. */
  requests: number
}

const DATA = new RegExp(`<script type="application/json" ${FLIGHT_ATTRIBUTE}>([^<]*)</script>`, 'g')
const LINK = /<link (?=[^>]*rel="(?:preload|stylesheet)")(?![^>]*disabled)[^>]*?(?:href|imageSrcSet)="([^"]*)"/g
const SCRIPT = /<script (?![^>]*noModule)[^>]*?\ssrc="([^"]*)"/g

/** @param source a page's HTML as it was sent */
export function firstLoadOf(source: string): FirstLoad {
  const pieces = [...source.matchAll(DATA)].map(([, json]) => JSON.parse(json ?? '') as [number, string])
  const texts = pieces.flatMap(([kind, text]) => (kind === 1 ? [text] : []))
  const elements = readRows(texts.join('')).flatMap(({ tag, value }) => (tag === '' ? elementsIn(value) : []))
  return {
    html: gzipSync(source).byteLength,
    data: Buffer.byteLength(texts.join('')),
    longestData: Math.max(0, ...texts.map((text) => Buffer.byteLength(text))),
    tree: elements.length,
    static: elements.filter((props) => 'served' in props).length,
    requests: new Set([LINK, SCRIPT].flatMap((tag) => [...source.matchAll(tag)].map(([, address]) => address))).size,
  }
}

/** Properties of every element in a value. */
function elementsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) && value[0] === '$' && value.length >= 4 ? [Object(value[3])] : []
  return [...own, ...Object.values(value).flatMap(elementsIn)]
}
