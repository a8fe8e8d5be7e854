/** Long work in pieces, between which whoever waits for this process is answered. */
import { setImmediate } from 'node:timers/promises'

/**
 * What one piece may take, in characters that are looked at: of the worst texts (lib/testing/worst-texts.ts) so many take
 * some tens of milliseconds. The front ends an app that has not answered for three seconds (lib/front/heartbeat.ts).
 */
export const CHUNK = 20_000

/** Counts work; to be awaited wherever it gives something back. */
type Step = (characters: number) => Promise<void> | undefined

/**
 * A count of one piece of work.
 * @returns a function that is told what was done, and gives back a pause whenever a piece of it is done
 */
export function yieldPerChunk(most = CHUNK): Step {
  let done = 0
  return (characters) => {
    done += characters
    if (done < most) return undefined
    done = 0
    return setImmediate()
  }
}

/** A text in pieces, none of which ends within a letter of two units. */
export function* textChunks(text: string, most = CHUNK): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + most
    const within = (text.codePointAt(end - 1) ?? 0) > 0xffff && end < text.length ? 1 : 0
    yield text.slice(at, end + within)
    at = end + within
  }
}

/** What may stand before a match and decide of it, and what may follow. */
const CONTEXT = 1

/**
 * All matches of a pattern in a text, each found by a piece of it: one that is looked for in the whole may take seconds
 * to find nothing.
 * @param pattern with the flag g
 * @param longest characters of a match, with those that it looks ahead to
 * @returns matches, their index being that in the text
 */
export async function* matchInChunks(pattern: RegExp, text: string, longest: number): AsyncGenerator<RegExpExecArray> {
  const matcher = new RegExp(pattern)
  let from = 0
  for (let begin = 0; begin < text.length; begin += CHUNK) {
    const end = begin + CHUNK
    from = Math.max(from, begin)
    const base = Math.max(0, from - CONTEXT)
    const piece = text.slice(base, end + longest)
    matcher.lastIndex = from - base
    for (let match = matcher.exec(piece); match && base + match.index < end; match = matcher.exec(piece)) {
      match.index += base
      from = match.index + match[0].length
      yield match
      matcher.lastIndex = from - base
    }
    await setImmediate()
  }
}
