import { fold } from './fold'
import { soundOf, soundsOf } from './sound'

test.each([
  ['শিক্ষা', ['shikkha', 'shiksha', 'sikkha']],
  ['বিদ্যালয়', ['bidyaloy', 'biddaloy', 'bidyalay']],
  ['স্বেচ্ছাসেবক', ['shecchasebok', 'swecchasebak']],
  ['স্কুল', ['skul', 'skool']],
  ['যাকাত', ['jakat', 'zakat', 'jakaat']],
  ['কম্বল', ['kombol', 'kambal']],
  ['রক্তদান', ['roktodan', 'raktadan']],
  ['বন্যা', ['bonna', 'bonya', 'banna']],
  ['ব্যবসা', ['babsha', 'byabsa']],
  ['কৃষি', ['krishi']],
  ['বাংলা', ['bangla']],
  ['ব্যাংক', ['bank', 'byank']],
  ['ওষুধ', ['oshudh', 'osudh']],
  ['ঔষধ', ['oushodh']],
  ['ঈদ', ['eid', 'id']],
  ['নৌকা', ['nouka', 'noukaa']],
  ['বিজ্ঞান', ['biggan']],
  ['স্বাস্থ্য', ['shastho', 'swasthya']],
  ['অনুদান', ['onudan', 'anudan']],
  ['মিডিয়া', ['midia', 'midiya']],
  ['দোয়া', ['doya', 'dowa']],
  ['নগদ', ['nogod', 'nagad']],
  ['খবর', ['khobor', 'khabar']],
])('%s may be typed as %j', (bangla, typed) => {
  for (const word of typed) expect(soundsOf(fold(word))).toContain(soundOf(fold(bangla)))
})

test.each([
  ['পানি', 'পান'],
  ['নারী', 'নদী'],
  ['দান', 'ধানী'],
])('%s sounds unlike %s', (one, other) => {
  expect(soundOf(fold(one))).not.toBe(soundOf(fold(other)))
})

test('a word of many vowels has few sounds', () => {
  expect(soundsOf('banana'.repeat(10)).length).toBeLessThanOrEqual(8)
})
