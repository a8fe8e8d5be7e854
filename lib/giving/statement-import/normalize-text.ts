import { textChunks, yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import { asciiDigits } from '@/lib/shared/format/digits'

/** What phones put between letters unseen: joiners, marks of direction, byte-order marks. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/**
 * A text with digits of every script, full-width letters and odd spaces as ASCII, each at its old place: what is found
 * in it can be cut from the text as it came.
 */
export function normalizeText(text: string): string {
  const known = new Map<string, string>()
  return text.replace(/\P{ASCII}/gu, (letter) => {
    const plain = known.get(letter) ?? plainLetter(letter)
    known.set(letter, plain)
    return plain
  })
}

/** The same of a long text, letting others go first now and then. */
export async function normalizeTextInPieces(text: string): Promise<string> {
  const step = yieldPerChunk()
  let plain = ''
  for (const piece of textChunks(text)) {
    plain += normalizeText(piece)
    await step(piece.length)
  }
  return plain
}

function plainLetter(letter: string): string {
  if (UNSEEN.test(letter)) return ' '
  const plain = asciiDigits(letter.normalize('NFKC'))
  return plain.length === letter.length ? plain : letter
}
