import { readFileSync } from 'node:fs'
import { PAPER_COLOUR, THEME_COLOUR } from './site'

test.each([
  ['paper', PAPER_COLOUR],
  ['ink', THEME_COLOUR],
])('%s is the palette’s', (name, colour) => {
  const palette = readFileSync('styles/settings/_colours.scss', 'utf8')
  expect(new RegExp(`"${name}": (#\\w+)`).exec(palette)?.[1]).toBe(colour)
})
