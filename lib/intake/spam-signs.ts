/** Signs of spam in the text of a submission: each has points, and a reason that staff read. */

import { SPAM_PHRASES } from './data/spam-phrases'
import type { SpamOdds } from './spam-classifier'

export interface SpamSign {
  points: number
  reason: string
}

/** Field name → what was typed. */
export type Texts = Record<string, string>

const NAMES = ['mailerName', 'name', 'firstName', 'lastName']
const MESSAGES = ['mailerMessage', 'comment', 'message']
const WRITTEN = ['mailerSubject', ...MESSAGES]

/** Endings of hosts that stand in messages without https://; an e-mail address is no link. */
const ENDINGS = 'com|net|org|info|biz|xyz|ru|top|site|online|shop|store|club|icu|vip'
const LINK = new RegExp(
  `(?:https?://|(?<![@\\w.-])www\\.)[^\\s<>"\\]]+|(?<![@\\w.-])(?:[\\w-]+\\.)+(?:${ENDINGS})\\b(?![\\w.-]*@)`,
  'giu',
)
const SHORTENER = /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|rb\.gy|ow\.ly|shorturl\.at|t\.ly|goo\.su|clck\.ru)\b/iu
const MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/iu

/** Scripts that hardly anybody writes who reads the site: Bangla, Latin, Arabic and India's others stay free. */
const FOREIGN = /\p{sc=Cyrl}|\p{sc=Hani}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Hang}|\p{sc=Thai}|\p{sc=Hebr}|\p{sc=Grek}/gu
/** Letters of two scripts within a word pass for a word that filters know. */
const DISGUISED = /\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn}/u
/** Invisible characters, put into words to evade filters. Joiners are left: Bangla and emoji need them. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/gu

/** Of the samples that are left out, no genuine one has odds above 1.1; three are enough for suspicion, nearly. */
const POINTS_PER_ODDS = 3
const MAX_ODDS_POINTS = 10

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A count in words, as long as it is one of a few. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** The count that stands in such words; NaN for none. */
export const countOf = (words = ''): number =>
  NUMBERS.includes(words) ? NUMBERS.indexOf(words) : Number(words || Number.NaN)

/** All signs of spam in the texts of a submission. @param oddsOf the classifier */
export function textSigns(texts: Texts, oddsOf: (text: string) => SpamOdds): SpamSign[] {
  const all = Object.values(texts).join('\n').normalize('NFKC')
  const words = wordSigns(all, oddsOf(picked(texts, WRITTEN).join('\n')))
  return [...linkSigns(all, texts), ...letterSigns(all, texts), ...words]
}

function linkSigns(all: string, texts: Texts): SpamSign[] {
  const count = all.match(LINK)?.length ?? 0
  const signs: SpamSign[] = []
  if (count > 0) {
    const points = [0, 1, 3, 6, 8][count] ?? 10
    signs.push({ points, reason: count === 1 ? 'one link' : `${inWords(count)} links` })
  }
  if (SHORTENER.test(all)) signs.push({ points: 5, reason: 'a link that hides where it leads' })
  if (MARKUP.test(all)) signs.push({ points: 10, reason: 'links written as code' })
  if (picked(texts, NAMES).some((name) => matches(name, LINK))) signs.push({ points: 10, reason: 'a link for a name' })
  if (picked(texts, MESSAGES).some((text) => matches(text, LINK) && !/\p{L}{2}/u.test(text.replace(LINK, '')))) {
    signs.push({ points: 10, reason: 'nothing but a link' })
  }
  return signs
}

function letterSigns(all: string, texts: Texts): SpamSign[] {
  const signs: SpamSign[] = []
  const letters = all.match(/\p{L}/gu)?.length ?? 0
  const foreign = all.match(FOREIGN)?.length ?? 0
  if (foreign >= 10 && foreign > letters * 0.3)
    signs.push({ points: 10, reason: 'a script that few readers here write' })
  if (DISGUISED.test(all)) signs.push({ points: 10, reason: 'words with letters of two scripts' })
  const capitals = all.match(/\p{Lu}/gu)?.length ?? 0
  if (capitals >= 40 && capitals > letters * 0.7) signs.push({ points: 3, reason: 'written in capitals' })
  const jumbled = Object.values(texts).filter(isJumble).length
  if (jumbled > 0) signs.push({ points: Math.min(jumbled, 2) * 5, reason: 'letters without sense' })
  return signs
}

/** One long word whose capitals stand anywhere: what programs type to see whether a form works. */
function isJumble(text: string): boolean {
  const word = text.trim()
  return /^[a-z]{10,}$/i.test(word) && (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 2
}

/** Phrases of spam count for less, down to nothing, among the words of a person. */
function wordSigns(all: string, { odds, words }: SpamOdds): SpamSign[] {
  const text = all.replace(INVISIBLE, '').toLowerCase()
  const signs = Object.entries(SPAM_PHRASES).flatMap(([about, phrases]) => {
    const points = phrases.reduce((sum, phrase) => sum + (phrase.pattern.test(text) ? phrase.points : 0), 0)
    return points > 0 ? [{ points, reason: `words of ${about}` }] : []
  })
  const points = Math.min(Math.round(odds * POINTS_PER_ODDS), MAX_ODDS_POINTS)
  if (points > 0) {
    const telling = words.slice(0, 5).join(', ')
    return [...signs, { points, reason: telling ? `words that spam uses: ${telling}` : 'written like spam' }]
  }
  const sum = signs.reduce((total, sign) => total + sign.points, 0)
  const left = Math.max(sum + Math.max(points, -MAX_ODDS_POINTS), 0)
  return left > 0 ? signs.map((sign) => ({ ...sign, points: (sign.points * left) / sum })) : []
}

const picked = (texts: Texts, names: string[]): string[] => names.flatMap((name) => texts[name] ?? [])

/** A global pattern remembers where it stopped; search() does not care. */
const matches = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0
