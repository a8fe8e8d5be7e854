import { LOCALES } from '@/lib/shared/i18n/routing'
import { SENTENCES, type Sentence } from './catalog'
import { cleanWords, longestText, problemOf } from './check-text'

const sentence = (en: string, bn = en): Sentence => ({ key: 'home.loading', group: 'home', own: { en, bn } })
const RAISED = sentence('{raised} raised of {goal}', '{goal}-এর মধ্যে {raised}')
const LINKED = sentence('Read more on <a>our page</a>.')

const refusal = (of: Sentence, text: string, locale: 'en' | 'bn' = 'en') => problemOf(of, locale, cleanWords(text))

test.each([
  [RAISED, 'Of {goal} we have {raised}'],
  [RAISED, '  {raised}\n of {goal} '],
  [RAISED, ''],
  [RAISED, "It's {raised} of '{goal}'"],
  [LINKED, 'See <a>there</a>'],
  [sentence('Send'), 'Give & help: 100 % of 5 > 4, “quoted”, #1'],
  [sentence('Send'), 'দান করুন'],
])('%j may become %j', (of, text) => {
  expect(refusal(of, text)).toBeNull()
})

test.each([
  [RAISED, '{raised} raised', 'words.refused.lost', '{goal}'],
  [RAISED, '{Raised} raised of {goal}', 'words.refused.lost', '{raised}'],
  [RAISED, '{raised} of {goal} by {name}', 'words.refused.unknown', '{name}'],
  [RAISED, '{raised, number} of {goal}', 'words.refused.lost', '{raised}'],
  [LINKED, 'Read more on our page', 'words.refused.lost', '<a>'],
  [LINKED, 'Read <b>more</b> on <a>our page</a>', 'words.refused.unknown', '<b>'],
  [sentence('Send'), 'Send {n, plural, one {gift} other {gifts}}', 'words.refused.unknown', '{n, …}'],
])('%j may not become %j', (of, text, key, places) => {
  expect(refusal(of, text)).toEqual({ key, values: { places } })
})

test.each([
  '{raised of {goal}',
  '{raised} of {goal} {',
  '{raised} of {goal} {}',
  '<a>{raised} of {goal}',
  '<img src=x> {goal}',
])('%s cannot be read', (text) => {
  expect(refusal(RAISED, text)).toEqual({ key: 'words.refused.syntax' })
})

test('a text has a bound by its place', () => {
  const most = longestText(sentence('Send'))
  expect(refusal(sentence('Send'), 'ক'.repeat(most), 'bn')).toBeNull()
  expect(refusal(sentence('Send'), 'ক'.repeat(most + 1), 'bn')).toEqual({ key: 'words.refused.long', values: { most } })
})

test('what nobody can see is left out, joiners of Bangla are not', () => {
  expect(cleanWords('\u202eSend\u0000 \r\n now\u2066')).toBe('Send now')
  expect(cleanWords('র‍্যাম')).toBe('র‍্যাম')
  expect(cleanWords('\u200b \u2060')).toBe('')
})

test("every one of the site's own sentences could be written by staff", () => {
  const wrong = SENTENCES.flatMap((each) =>
    LOCALES.filter(
      (locale) => cleanWords(each.own[locale]) !== each.own[locale] || problemOf(each, locale, each.own[locale]),
    ).map((locale) => [each.key, locale, problemOf(each, locale, each.own[locale])]),
  )
  expect(wrong).toEqual([])
})
