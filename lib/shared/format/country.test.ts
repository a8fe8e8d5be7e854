import { DEFAULT_COUNTRIES } from '@/lib/shared/money/countries'
import { countryName } from './country'

test.each([
  ['Bangladesh', 'বাংলাদেশ'],
  ['USA', 'মার্কিন যুক্তরাষ্ট্র'],
  ['England', 'ইংল্যান্ড'],
  ['Saint Lucia', 'সেন্ট লুসিয়া'],
])('%s is %s in Bangla', (name, bangla) => {
  expect(countryName(name, 'bn')).toBe(bangla)
  expect(countryName(name, 'en')).toBe(name)
})

test('every country of the list has a Bangla name, and no two the same', () => {
  const names = DEFAULT_COUNTRIES.map((name) => countryName(name, 'bn'))
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('what a treasurer wrote otherwise stays', () => {
  expect(countryName('Atlantis', 'bn')).toBe('Atlantis')
  expect(countryName('বাংলাদেশ', 'bn')).toBe('বাংলাদেশ')
})
