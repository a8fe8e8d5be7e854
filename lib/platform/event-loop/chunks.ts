/** Long work in chunks, with the event loop free between them (cooperative multitasking). */
import { setImmediate } from 'node:timers/promises'

/**
 * Size of a chunk in characters: of the worst texts (lib/testing/worst-case-inputs.ts) so many take some tens of milliseconds. The
 * front restarts an app whose heartbeats are unanswered for three seconds (lib/front/heartbeat.ts).
 */
export const CHUNK = 20_000

/** Counts characters of work; its result is to be awaited. */
type Step = (characters: number) => Promise<void> | undefined

/**
 * Counts work done.
 * @returns a function that counts characters, and yields to the event loop whenever a chunk of them is done
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

/** A text in chunks, none of which splits a surrogate pair. */
export function* textChunks(text: string, most = CHUNK): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + most
    const within = (text.codePointAt(end - 1) ?? 0) > 0xffff && end < text.length ? 1 : 0
    yield text.slice(at, end + within)
    at = end + within
  }
}

/** Characters of lookbehind that a pattern may need. */
const CONTEXT = 1

/**
 * All matches of a pattern in a text, searched chunk by chunk: on the whole text a search may take seconds.
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
    const chunk = text.slice(base, end + longest)
    matcher.lastIndex = from - base
    for (let match = matcher.exec(chunk); match && base + match.index < end; match = matcher.exec(chunk)) {
      match.index += base
      from = match.index + match[0].length
      yield match
      matcher.lastIndex = from - base
    }
    await setImmediate()
  }
}
