/** Stemming of Bangla and English words. */
import { fold } from './fold'
import { isBangla, soundOf } from './sound'

const PLURALS = ['গুলো', 'গুলি', 'েদের', 'দের', 'েরা', 'রা', 'টি', 'টা', 'খানা', 'খানি']
const CASES = ['\u09dfের', '\u09dfে', 'ের', 'তে', 'কে', 'র', 'ে']
const EMPHASIS = ['', 'ই', 'ও']

/** Endings of Bangla nouns, folded, the longest first: number, then case, then emphasis. */
const ENDINGS = ['', ...PLURALS]
  .flatMap((plural) => ['', ...CASES].map((ending) => plural + ending))
  .flatMap((ending) => EMPHASIS.map((emphasis) => ending + emphasis))
  .filter(Boolean)
  .sort((a, b) => b.length - a.length)

/** A word of two letters may lose a long ending, but a single letter at a word's end is mostly its own. */
const leastLeft = (ending: string) => (ending.length === 1 ? 3 : 2)

function withoutBanglaEnding(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= leastLeft(each))
  // What is left may look like an ending again: it goes too, as it would from the word alone.
  return ending ? withoutBanglaEnding(word.slice(0, -ending.length)) : word
}

/** Plurals, -ing and -ed, after the first steps of Porter's algorithm (Porter 1980). */
function withoutEnglishEnding(word: string): string {
  if (word.length < 4) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!^new)(?<=[^suia])s$/, '')
  const base = singular.replace(/^(.*[aeiouy].*[^aeiou]|[aeiou][^aeiou])(?:ing|ed)$/, '$1')
  return base.replace(/([^aeiouls])\1$/, '$1').replace(/^(.{3,})e$/, '$1')
}

function withoutEnding(word: string): string {
  if (/^[a-z]+$/.test(word)) return withoutEnglishEnding(word)
  return isBangla(word) ? withoutBanglaEnding(word) : word
}

/** Stop words, folded. */
const COMMON = new Set(
  [
    'a an and are as at be but by for from has have he her his i if in is it its me my no not of on or our she so that',
    'the their them they this to was we were what when where which who will with you your',
    'ও এ এই ওই সে তা যা কি কী না আর এর তার যে তো বা ই কে থেকে জন্য করে করা হয় হয়ে হচ্ছে এবং কিন্তু অথবা সঙ্গে সাথে আছে ছিল এক একটি একটা আমরা আমাদের',
    'আমি আমার তারা তাদের তিনি আপনি আপনার যারা যিনি এখন যখন তখন এখানে সেখানে হলো হল দিয়ে নিয়ে',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
)

/** Longer ones are no words, and their endings would take long to find. */
const LONGEST_WORD = 64

/** A word, folded, of at most LONGEST_WORD characters. */
export function foldedWord(word: string): string {
  // Some signs are folded into a whole sentence each.
  return fold(word.slice(0, LONGEST_WORD)).slice(0, LONGEST_WORD)
}

/** Bangla stop words as they sound, for those who type them in Latin letters. */
const COMMON_SOUNDS = new Set([...COMMON].filter(isBangla).map(soundOf))

/** Whether a word in Latin letters sounds like a Bangla stop word. @param folded a word */
export const soundsCommon = (folded: string): boolean => COMMON_SOUNDS.has(soundOf(folded))

/**
 * The stem of a word: without its endings.
 * @param folded as foldedWord gives it
 * @returns undefined for stop words and for single letters
 */
export function stemOf(folded: string): string | undefined {
  if (COMMON.has(folded) || (folded.length < 2 && !/\d/.test(folded))) return undefined
  return withoutEnding(folded)
}
