import messages from '@/lib/shared/i18n/messages/en.json'
import { bengaliCharacters, COMPANION_WORDS } from './companion'

/** Every text in the messages, however deep. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return Object.values(node as object).flatMap(textsOf)
}

const glyphs = new Set(bengaliCharacters(COMPANION_WORDS.join('')))
const TAKA = '৳'
const words = textsOf(messages).filter((text) => bengaliCharacters(text).replace(TAKA, ''))

test('the English messages have Bangla words to check', () => {
  expect(words.length).toBeGreaterThan(8)
})

test.each(words)('the companion face can write %s', (word) => {
  const missing = [...bengaliCharacters(word)].filter((character) => character !== TAKA && !glyphs.has(character))
  expect(missing).toEqual([])
})
