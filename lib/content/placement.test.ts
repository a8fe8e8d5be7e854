import { inProjectGrid, onHome } from './placement'
import type { Placement } from './types'

test.each<Placement>(['Donation', 'Home', 'Footer'])('the grid leaves out projects of %s', (page) => {
  expect(inProjectGrid({ page })).toBe(false)
})

test('the grid shows projects in their usual place', () => {
  expect(inProjectGrid({ page: '' })).toBe(true)
})

test.each<Placement>(['', 'Donation', 'Footer'])('the home page leaves out what is placed at "%s"', (page) => {
  expect(onHome({ page })).toBe(false)
})

test('the home page shows what is placed there', () => {
  expect(onHome({ page: 'Home' })).toBe(true)
})
