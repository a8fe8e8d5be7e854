import { bnBd } from '@payloadcms/translations/languages/bnBd'
import { en } from '@payloadcms/translations/languages/en'
import { payloadWords } from './payload-words'

type Texts = Readonly<Record<string, string>>

/** Texts by `group:key`. */
const flat = (texts: object): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([group, keys]) =>
      Object.entries(keys as Texts).map(([key, text]) => [`${group}:${key}`, text]),
    ),
  )

const ENGLISH = flat(en.translations)
const BANGLA = flat(bnBd.translations)
const own = { en: flat(payloadWords.en as object), bn: flat(payloadWords['bn-BD'] as object) }

/** What Payload fills in, and its elements. */
const placesIn = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\/?\d>/g))].sort()

test.each(Object.entries({ ...own.en, ...own.bn }))(
  '%s replaces a text of Payload’s with the same places',
  (key, text) => {
    expect(placesIn(text)).toEqual(placesIn(ENGLISH[key]))
  },
)

test('no text in Bangla has Latin words, but for addresses', () => {
  const shown = Object.entries({ ...BANGLA, ...own.bn }).map(([key, text]) => [
    key,
    text.replace(/\{\{\w+\}\}|<[^>]*>/g, ''),
  ])
  const latin = shown.filter(([, text]) => /[a-z]{2}/i.test(text ?? ''))
  expect(latin.map(([key]) => key)).toEqual(['authentication:newAccountCreated'])
})

test('no text in Bangla is what Payload says itself', () => {
  expect(Object.keys(own.bn).filter((key) => own.bn[key] === BANGLA[key])).toEqual([])
})
