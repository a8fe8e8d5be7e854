/** The messages say nothing that is true of the demo's foundation alone. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sentenceOf } from '@/lib/content/words/catalog'
import { cleanWords, problemOf } from '@/lib/content/words/check-text'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { words } from './words'

const FOLDER = 'lib/shared/i18n/messages'

/** programs.*.json are pages of the specification, which become content. */
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !name.startsWith('programs.'))

/** Names, places, days, numbers, works and promises of the demo. */
const FACTS = [
  ...[/alokdhara/i, /আলোকধারা/, /tongi/i, /টঙ্গী/, /\bchars?\b/i, /চরে/, /gazipur/i, /গাজীপুর/, /turag/i, /তুরাগ/],
  ...[/night school/i, /নৈশ বিদ্যালয়/, /রাতের স্কুল/, /lamp/i, /বাতি জ্বলে/, /blackboard/i, /ব্ল্যাকবোর্ড/],
  ...[/eye camp/i, /চক্ষুশিবির/, /medicine/i, /ওষুধ/, /embankment/i, /বাঁধে/, /sapling/i, /চারা/, /\bboats?\b/i, /নৌকা/],
  ...[/\bloom\b/i, /তাঁত/, /tube well/i, /নলকূপ/, /latrine/i, /শৌচাগার/, /sewing/i, /সেলাই/, /carrom/i, /ক্যারম/],
  ...[/seven programs/i, /সাত কর্মসূচি/, /six days/i, /ছয়টি দিন/, /318/, /৩১৮/, /audited/i, /নিরীক্ষ/],
  ...[/working days?/i, /কর্মদিবস/, /training/i, /প্রশিক্ষণ/, /we train/i, /no experience/i, /অভিজ্ঞতা/],
  ...[/coordinator/i, /সমন্বয়ক/, /identity card/i, /পরিচয়পত্র/, /certificate/i, /সনদ/, /within a week/i, /এক সপ্তাহ/],
  ...[/a person reads/i, /একজন মানুষ পড়েন/, /a person on the line/i, /ফোনে একজন মানুষ/, /sell tea/i, /চা বেচি/],
]

/** A heading of the specification, which the demo's clinic is named after. */
const OF_THE_SPECIFICATION = [/"heading": "Free Friday Clinic"/, /"heading": "শুক্রবারের ফ্রি ক্লিনিক"/]

const said = (fact: RegExp, lines: readonly string[]) => lines.filter((line) => fact.test(line))

test.each(FILES)('%s says nothing of the demo', (name) => {
  const lines = readFileSync(path.join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => !OF_THE_SPECIFICATION.some((text) => text.test(line)))
    // Names of sentences are no words.
    .map((line) => line.replace(/^\s*"[^"]+": /, ''))
  expect([...FACTS, /clinic/i, /ক্লিনিক/, /friday/i, /শুক্রবার/].flatMap((fact) => said(fact, lines))).toEqual([])
})

test('the facts that are looked for are those that the demo says', () => {
  const lines = Object.values(words).flatMap(({ en, bn }) => [en, bn])
  expect(FACTS.filter((fact) => said(fact, lines).length > 0).length).toBeGreaterThan(FACTS.length / 2)
})

test.each(Object.entries(words))('the demo may say %s', (key, texts) => {
  const sentence = sentenceOf(key)
  if (!sentence) throw new Error(`The site has no sentence ${key}.`)
  for (const locale of LOCALES) {
    expect(cleanWords(texts[locale])).toBe(texts[locale])
    expect(problemOf(sentence, locale, texts[locale])).toBeNull()
  }
  expect(texts).not.toEqual(sentence.own)
})
