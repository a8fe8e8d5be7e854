/** The data of a page in the form in which Next writes it: pieces, each a call with JSON in it. */

/** The queue of the pieces, made before the first. */
export const FLIGHT_QUEUE = '(self.__next_f=self.__next_f||[]).push([0])'

/** A piece as a text of a script. */
const PIECE = /^self\.__next_f\.push\((\[.*\])\)$/s

/** Pieces as elements of a page. Next writes no < in them. */
const ELEMENTS = /<script>self\.__next_f\.push\((\[[^<]*\])\)<\/script>/g

/** Marks a piece that is data. */
export const FLIGHT_ATTRIBUTE = 'data-flight'

/** @param script text of an inline script @returns whether it is one piece and nothing more */
export function isFlightScript(script: string): boolean {
  return isJsonOfPiece(PIECE.exec(script)?.[1])
}

/**
 * A page's pieces as elements that no browser runs, so that its policy need not name each: what editors write would make a
 * header of any length, and proxies take some kilobytes.
 * @param html a whole page, with something in it that reads them
 */
export function flightDataAsJson(html: string): string {
  return html.replace(ELEMENTS, (whole, json: string) =>
    isJsonOfPiece(json) ? `<script type="application/json" ${FLIGHT_ATTRIBUTE}>${json}</script>` : whole,
  )
}

/** `[1, text]`, `[2, form state]`, `[3, bytes in base64]`. */
function isJsonOfPiece(json: string | undefined): boolean {
  const value = parseJson(json)
  return Array.isArray(value) && value.length === 2 && [1, 2, 3].includes(value[0] as number)
}

/** @returns what a text says, or undefined where it is no JSON */
export function parseJson(json: string | undefined): unknown {
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
