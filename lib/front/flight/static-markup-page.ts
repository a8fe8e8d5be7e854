/** Takes static markup out of the flight data of a page (cut-static-markup.ts). */
import { mapFlightText } from '@/lib/platform/content-security/flight-data'
import { log } from '@/lib/platform/log/log'
import { cutStaticMarkup } from './cut-static-markup'
import { readRows, writeRows } from './flight-rows'

/** A browser reads a chunk without interruption. */
const CHUNK_LENGTH = 12_000

/**
 * @param html a whole page as Next renders it
 * @returns it with static markup in its HTML alone; unchanged where its flight data has another form
 */
export function withoutStaticMarkup(html: string): string {
  return mapFlightText(html, (text) => {
    try {
      const rows = readRows(text)
      const cut = cutStaticMarkup(rows)
      return cut === rows ? undefined : chunksOf(writeRows(cut))
    } catch (cause) {
      log.warn({ cause }, 'The flight data of a page has a form that is not known; it is sent whole.')
      return undefined
    }
  })
}

function chunksOf(rows: readonly string[]): string[] {
  const chunks = ['']
  for (const row of rows) {
    const last = chunks.length - 1
    if (chunks[last] && chunks[last].length + row.length > CHUNK_LENGTH) chunks.push(row)
    else chunks[last] += row
  }
  return chunks
}
