/** What people typed, fit for places where it could do harm. */
import { cleanLine } from '@/lib/shared/format/clean-text'

const LONGEST_SUBJECT = 150

/** A text as one line of a header: without line ends, control signs and what turns the direction of others. */
export function oneLine(text: string): string {
  const signs = [...cleanLine(text).replace(/\s+/g, ' ')]
  return signs.length > LONGEST_SUBJECT ? `${signs.slice(0, LONGEST_SUBJECT).join('')}…` : signs.join('')
}

/** Letters with their marks and joiners; a point only where a word ends, for otherwise it may be an address. */
const NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}\p{Join_Control}'’-]*\.?(?: \p{L}[\p{L}\p{M}\p{Join_Control}'’-]*\.?){0,2}$/u

/**
 * A name by which a person can be addressed, or '' where it may be something else. Thanks go to whatever address was
 * typed: they must not carry a stranger's words to a third person. So no more than three words and 40 letters: a longer
 * one could be a sentence, and "Hello" is no offence.
 */
export function plainName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return NAME.test(name) && !/\b(https?|www)\b/i.test(name) ? name : ''
}
