import { inFooter, inProjectGrid, isIn, onDonation, onDonationPage, onHome } from './placement'
import type { Place } from './types'

const PLACES: Place[] = ['Donation', 'Home', 'Footer']

test.each(PLACES)('the grid leaves out projects of %s, whatever else they have', (place) => {
  expect(inProjectGrid({ pages: [place] })).toBe(false)
  expect(inProjectGrid({ pages: ['Footer', place] })).toBe(false)
})

test('the grid shows projects in their usual place', () => {
  expect(inProjectGrid({ pages: [] })).toBe(true)
})

test.each<[string, (record: { pages: Place[] }) => boolean, Place]>([
  ['the home page', onHome, 'Home'],
  ['the donation form', onDonation, 'Donation'],
  ['the footer', inFooter, 'Footer'],
])('%s shows what is placed there, among other places too, and nothing else', (_, shows, own) => {
  const others = PLACES.filter((place) => place !== own)
  expect([shows({ pages: [own] }), shows({ pages: [...others, own] })]).toEqual([true, true])
  expect([shows({ pages: [] }), shows({ pages: others })]).toEqual([false, false])
})

test.each<[Place[], boolean]>([
  [[], true],
  [['Footer'], true],
  [['Donation'], true],
  [['Home'], false],
  [['Home', 'Footer'], false],
  [['Home', 'Donation'], true],
])('a campaign of %j stands on the donation page: %s', (pages, shown) => {
  expect(onDonationPage({ pages })).toBe(shown)
})

test('a filter finds any place of a record, and the usual one', () => {
  const both = { pages: ['Home', 'Footer'] as Place[] }
  expect((['Home', 'Donation', 'Footer', ''] as const).map((place) => isIn(both, place))).toEqual([
    ...[true, false, true, false],
  ])
  expect(isIn({ pages: [] }, '')).toBe(true)
})
