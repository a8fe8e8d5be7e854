/** Excerpts of texts, with the matching words highlighted. */
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { wordsOf } from './fold'
import { sectionsOf } from './sections'
import type { TextPart } from './types'

/** In characters. */
const LENGTH = 180
/** What stands before the first match, so that it is read in its sentence. */
const BEFORE = 50

/** A text in parts, of which the matching words are marked. */
export function highlighted(text: string, matches: (word: string) => boolean): TextPart[] {
  const made: TextPart[] = []
  let at = 0
  for (const word of wordsOf(text)) {
    if (!matches(word.text)) continue
    if (word.at > at) made.push([text.slice(at, word.at), false])
    made.push([word.text, true])
    at = word.at + word.text.length
  }
  if (at < text.length) made.push([text.slice(at), false])
  return made
}

/**
 * The window of a text with the most matches, cut at words; its beginning where nothing matches. Of a long text it is the
 * first section with a match that is looked at; others go first between two of them.
 */
export async function excerpt(text: string, matches: (word: string) => boolean): Promise<TextPart[]> {
  const sections = sectionsOf(text)
  const last = sections.length - 1
  for (const [at, section] of sections.entries()) {
    const shown = excerptOf(section, matches, { begins: at === 0, ends: at === last })
    if (shown.some(([, isMatch]) => isMatch)) return shown
    await yieldToEventLoop()
  }
  return excerptOf(sections[0] ?? '', matches, { begins: true, ends: last < 1 })
}

/** Excerpt of a section; `begins` and `ends` say whether it is the beginning and the end of its text. */
function excerptOf(
  text: string,
  matches: (word: string) => boolean,
  { begins, ends }: { begins: boolean; ends: boolean },
): TextPart[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (begins && ends && line.length <= LENGTH) return highlighted(line, matches)
  const words = [...wordsOf(line)]
  const found = words.filter((word) => matches(word.text)).map(({ at }) => at)
  const first = mostWithin(found)
  const from = first > BEFORE ? (words.find(({ at }) => at >= first - BEFORE)?.at ?? 0) : 0
  const last = words.findLast(({ at, text: word }) => at + word.length <= from + LENGTH)
  const to = last && last.at >= from ? last.at + last.text.length : from + LENGTH
  const shown = `${from > 0 || !begins ? '… ' : ''}${line.slice(from, to)}${to < line.length || !ends ? '…' : ''}`
  return highlighted(shown, matches)
}

/** Where the window begins that holds the most of some places, given in their order; 0 for none. */
function mostWithin(places: number[]): number {
  let [best, most, end] = [0, 0, 0]
  for (const [start, from] of places.entries()) {
    while ((places[end] ?? Number.POSITIVE_INFINITY) < from + LENGTH - BEFORE) end += 1
    if (end - start > most) [best, most] = [from, end - start]
  }
  return best
}
