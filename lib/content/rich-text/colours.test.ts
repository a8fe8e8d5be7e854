import { readFileSync } from 'node:fs'
import { nearestColour, TEXT_COLOURS } from './colours'

const palette = readFileSync('styles/settings/_colours.scss', 'utf8')
const classes = readFileSync('styles/tools/_rich-text.scss', 'utf8')

test.each(Object.entries(TEXT_COLOURS))('%s looks as the palette says', (name, value) => {
  const token = new RegExp(`"${name}": "([\\w-]+)"`).exec(classes)?.[1]
  expect(palette).toContain(`"${token}": ${value},`)
})

test.each([
  ['#e60000', 'brick'],
  ['#f90', 'ochre'],
  ['rgb(0, 138, 0)', 'leaf'],
  ['rgba(0 102 204 / 50%)', 'neel'],
  ['#9933ff', 'plum'],
])('%s is nearest to %s', (pasted, name) => {
  expect(nearestColour(pasted)).toBe(name)
})

test.each(['#000', '#1b1b1b', 'rgb(120,120,120)', '#fff', 'inherit', 'red;', 'var(--x)', ''])(
  '%j is no colour',
  (pasted) => {
    expect(nearestColour(pasted)).toBeUndefined()
  },
)
