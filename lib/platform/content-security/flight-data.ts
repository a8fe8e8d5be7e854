/** Flight data (React Server Components payload) as Next writes it into a page: inline scripts, each a call with a chunk of JSON. */

/** The script that makes the queue of the chunks. */
export const FLIGHT_QUEUE = '(self.__next_f=self.__next_f||[]).push([0])'

/** The text of a script with one chunk. */
const CHUNK = /^self\.__next_f\.push\((\[.*\])\)$/s

/** Script elements with a chunk. Next escapes < in them. */
const ELEMENTS = /<script>self\.__next_f\.push\((\[[^<]*\])\)<\/script>/g

/** Marks a chunk that was turned into JSON. */
export const FLIGHT_ATTRIBUTE = 'data-flight'

/** @param script text of an inline script @returns whether it is one chunk of flight data and nothing more */
export function isFlightScript(script: string): boolean {
  return isFlightJson(CHUNK.exec(script)?.[1])
}

/**
 * Turns the flight data of a page into JSON elements that no browser runs, so that its policy need not hash each: for long
 * content the header would exceed the kilobytes that proxies accept.
 * @param html a whole page, with a loader that reads them
 */
export function flightDataAsJson(html: string): string {
  return html.replace(ELEMENTS, (whole, json: string) =>
    isFlightJson(json) ? `<script type="application/json" ${FLIGHT_ATTRIBUTE}>${json}</script>` : whole,
  )
}

/** Characters that end a script element or a line of it, as Next escapes them. */
const ESCAPED = /[<>&\u2028\u2029]/g
const escapeForScript = (json: string) =>
  json.replace(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Rewrites the flight data of a page.
 * @param html a whole page as Next renders it
 * @param change is given all of it, and returns what is to stand in its place, in chunks, or undefined to leave it
 * @returns the page; as it was where it has bytes among its flight data
 */
export function mapFlightText(html: string, change: (text: string) => string[] | undefined): string {
  const chunks = [...html.matchAll(ELEMENTS)].map(([, json]) => parseJson(json))
  const isText = (chunk: unknown): chunk is [1, string] => Array.isArray(chunk) && chunk[0] === 1
  if (chunks.length === 0 || !chunks.every(isText)) return html
  const changed = change(chunks.map(([, text]) => text).join(''))
  if (!changed) return html
  const scripts = changed.map(
    (text) => `<script>self.__next_f.push(${escapeForScript(JSON.stringify([1, text]))})</script>`,
  )
  // All where the first of them stood.
  return html.replace(ELEMENTS, () => scripts.splice(0).join(''))
}

/** `[1, text]`, `[2, form state]`, `[3, bytes in base64]`. */
function isFlightJson(json: string | undefined): boolean {
  const value = parseJson(json)
  return Array.isArray(value) && value.length === 2 && [1, 2, 3].includes(value[0] as number)
}

/** @returns the value of a JSON text, or undefined where it is none */
export function parseJson(json: string | undefined): unknown {
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
