/**
 * How a word sounds, in Latin letters: many type Bangla words with them, each in their own spelling ("shikkha", "siksa" for
 * শিক্ষা). Sounds that such spellings mix up are one, and o, which stands for the inherent vowel, is left out.
 */

/** Sound → Bangla letters and signs, folded. */
const LETTERS = {
  ...{ k: 'কখ', g: 'গঘ', ng: 'ং', c: 'চছ', j: 'জঝ', t: 'টঠতথ', d: 'ডঢদধ', n: 'নঞ', p: 'প', f: 'ফ', b: 'বভ', m: 'ম' },
  ...{ y: '\u09df', r: 'র', l: 'ল', s: 'স', h: 'হ', a: 'আা', i: 'ইিঐৈ', u: 'উুঔৌ', ri: 'ঋৃ', e: 'এে', o: 'অওো' },
}
const SOUNDS = new Map(
  Object.entries(LETTERS).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
)

/** The letters of a folded Bangla word as they are commonly written in Latin ones. */
const inLatin = (word: string) =>
  word
    // ক্ষ, as it is folded, and জ্ঞ.
    .replaceAll('ক্স', 'ক')
    .replaceAll('জ্ঞ', 'গ')
    // Ya-phala, folded: after a first consonant it is a vowel (ব্যবসা), elsewhere it lengthens (বন্যা).
    .replace(/^([^জঞ])্জ(?=[ক-হ])/, '$1া')
    .replace(/([^জঞ])্জ/g, '$1')
    // Ba-phala is silent, but after ম.
    .replace(/([^ম])্ব/g, '$1')
    .replace(/./gsu, (letter) => SOUNDS.get(letter) ?? (/[a-z\d]/.test(letter) ? letter : ''))

/** Latin spellings as one of them; in order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/ksh|k*kh/g, 'k'],
  [/sch/g, 'sk'],
  // What ch stands for must not become a k below.
  [/c*ch+/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/([bdfgjklmnprst])h+/g, '$1'],
  [/z/g, 'j'],
  [/v/g, 'b'],
  [/(?<=[bdfgjklmnprst])w/g, ''],
  [/w(?=[aeiou])/g, 'y'],
  [/w/g, ''],
  [/(?<=[bcdfgjklmnprst])y(?=[aeiou])/g, ''],
  [/(?<=[bcdfgjklmnprst])y/g, 'i'],
  [/nk/g, 'ngk'],
  [/ee|oi/g, 'i'],
  [/oo|ou/g, 'u'],
  [/^ei/g, 'i'],
]

export const isBangla = (word: string): boolean => /[\u0980-\u09ff]/.test(word)

/** A word, folded → its sound. */
export function soundOf(word: string): string {
  let latin = isBangla(word) ? inLatin(word) : word.replace(/[^a-z\d]/g, '')
  if (!isBangla(word)) for (const [spelling, one] of SPELLINGS) latin = latin.replace(spelling, one)
  return latin
    .replace(/^o/, 'a')
    .replaceAll('o', '')
    .replace(/iy(?=[aeu])/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** Of the vowels that may stand for an inherent one, so many are left out in turn. */
const MOST_LEFT_OUT = 3

/** The sounds that a word in Latin letters may mean: an a may be the inherent vowel as well ("kambal" for কম্বল). */
export function soundsOf(word: string): string[] {
  const sound = soundOf(word)
  if (!/^[a-z]/.test(word)) return [sound]
  let variants = [sound]
  const places = Array.from(sound.matchAll(/(?!^)a/g), ({ index }) => index).slice(-MOST_LEFT_OUT)
  // From the last on, so that the places before it stay.
  for (const at of places.reverse()) {
    variants = variants.flatMap((one) => [one, one.slice(0, at) + one.slice(at + 1)])
  }
  return [...new Set(variants.map((one) => one.replace(/(.)\1+/g, '$1')))]
}
