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
