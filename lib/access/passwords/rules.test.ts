import { inLanguage } from '@/lib/platform/calls/say'
import { MAX_PASSWORD, passwordProblem } from './rules'

const RAHIMA = {
  name: 'Rahima Begum',
  email: 'rahima.begum@example.org',
  foundation: ['Shapla Library Trust', 'শাপলা পাঠাগার ট্রাস্ট'],
}

test.each([
  ['four words', 'quiet harbour lanterns seven'],
  ['words of ours that say more', 'rahima-river-boats-at-noon'],
  ['what a program made up', 'k9$Lw2#vQz7!'],
  ['another script', 'আমার সোনার বাংলা'],
  ['twelve signs of two units each', '🌾🛶🌙🪔🐟🌧🍚🪁🐄🌴🥭🧵'],
  ['as long as may be', `${'river boats at noon, '.repeat(12)}four`],
])('%s is taken', async (_, password) => {
  expect(await passwordProblem(password, RAHIMA)).toBeNull()
})

const SHORT = /12 characters or more/
const LONG = /no more than 256/
const EASY = /easy to guess/
const KNOWN = /name that others know/

test.each([
  ['eleven characters', 'eleven char', SHORT],
  ['six signs of two units each', '🌾🛶🌙🪔🐟🌧', SHORT],
  ['an endless one', 'river boats '.repeat(40), LONG],
  ['a common one', 'password1234', EASY],
  ['a common one in disguise', 'P@ssw0rd1234', EASY],
  ['a row of keys', 'qwertyuiop123', EASY],
  ['digits in a row', '123456789012', EASY],
  ['one letter again and again', 'aaaaaaaaaaaaaaaa', EASY],
  ['one’s own name', 'Rahima Begum 1985', KNOWN],
  ['one’s own address', 'rahima.begum@example.org', KNOWN],
  ['the site’s name', 'Shapla-Library-2026', KNOWN],
])('%s is refused', async (_, password, why) => {
  expect(await passwordProblem(password, RAHIMA)).toMatch(why)
})

test('the longest one is still looked at', () => {
  expect([...`${'river boats at noon, '.repeat(12)}four`].length).toBe(MAX_PASSWORD)
})

test('it is told in the language of the call, with its digits', async () => {
  expect(await inLanguage('bn-BD', () => passwordProblem('eleven char', RAHIMA))).toContain('১২ অক্ষর')
})
