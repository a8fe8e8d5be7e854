import { readFileSync } from 'node:fs'
import { contrast } from './contrast'
import { readColours, unreadablePairs } from './pairs'
import { type Colours, NO_COLOURS, OWN, paletteOf, paletteProperties } from './palette'
import { recolour } from './recolour'

const PADDY: Colours = { ink: '#12382b', paper: '#fbfdf8', accent: '#7a4a10', signal: '#e9c54a' }

test('the site’s own colours are those of its stylesheet', () => {
  const stylesheet = readFileSync('styles/settings/_colours.scss', 'utf8')
  for (const [token, hex] of Object.entries(OWN)) {
    const stands = new RegExp(`"${token}": (#\\w+)`).exec(stylesheet)?.[1] ?? ''
    expect([token, stands.length === 4 ? stands.replace(/\w/g, '$&$&') : stands]).toEqual([token, hex])
  }
})

test('without a choice nothing changes', () => {
  expect(paletteOf(NO_COLOURS)).toEqual(OWN)
  expect(paletteProperties(NO_COLOURS)).toBeUndefined()
  expect(recolour('color:#1b1f45', NO_COLOURS)).toBe('color:#1b1f45')
})

test('a chosen colour stands for the site’s own, in styles as in mails', () => {
  expect(paletteProperties(PADDY)).toMatchObject({ '--ink': '#12382b', '--brick': '#7a4a10', '--must': '#e9c54a' })
  expect(recolour('color:#1B1F45;border:1px solid #f2b431;background:#ffffff', PADDY)).toBe(
    'color:#12382b;border:1px solid #e9c54a;background:#ffffff',
  )
})

/** Text on ground, as the site draws it. */
const DRAWN = [
  ...['ink', 'ink-2', 'neel', 'brick', 'leaf', 'river', 'err', 't-orphanage'].map((text) => [text, 'paper']),
  ...['ink', 'ink-2', 'brick', 'leaf'].map((text) => [text, 'cotton']),
  ...[
    ['ink', 'must'],
    ['ink', 'must-h'],
    ['ink', 'cotton-2'],
    ['paper', 'ink'],
    ['ink-text', 'ink'],
    ['ink-text-2', 'ink'],
    ['paper', 'brick-d'],
    ['paper', 'leaf-d'],
    ['must-l', 'leaf-d'],
    ['sky-ink', 'sky'],
  ],
] as [keyof typeof OWN, keyof typeof OWN][]

/** Dark words on light grounds of any hue, by a table of shades. */
const SHADES: Colours[] = [
  { ink: '#000000', paper: '#ffffff', accent: '#7a0c5e', signal: '#9fe870' },
  { ink: '#3b0a0a', paper: '#fdf1f5', accent: '#0b5d73', signal: '#ffd1dc' },
  { ink: '#0a2f3b', paper: '#e9f3f5', accent: '#8a1c1c', signal: '#f0a35c' },
  { ink: '#222222', paper: '#f2f2f2', accent: '#444444', signal: '#c0c0c0' },
  { ink: '#003300', paper: '#f4ffe0', accent: '#663300', signal: '#ffff00' },
]

test.each([NO_COLOURS, PADDY, ...SHADES])('every text is read on its ground with %o', (colours) => {
  expect(unreadablePairs(colours)).toEqual([])
  const palette = paletteOf(colours)
  const unread = DRAWN.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5)
  expect(unread).toEqual([])
})

test('what cannot be read is told with the nearest that can', () => {
  const [first] = unreadablePairs({ ...NO_COLOURS, accent: '#e07a4f' })
  expect(first?.at).toBe('accent')
  expect(unreadablePairs({ ...NO_COLOURS, accent: first?.nearest ?? '' })).toEqual([])
  expect(unreadablePairs({ ...NO_COLOURS, ink: '#ffffff', paper: '#ffffff' }).length).toBeGreaterThan(0)
  expect(unreadablePairs({ ...NO_COLOURS, ink: '#ffffff', paper: '#000000' })[0]?.pair.isTurned).toBe(true)
})

test('stored colours that could not be read, or are none, are the site’s own', () => {
  expect(readColours({ ink: '#FFFFFF', paper: '#ffffff' })).toEqual(NO_COLOURS)
  expect(readColours({ ink: 'url(x)', accent: '7a4a10' })).toEqual({ ...NO_COLOURS, accent: '#7a4a10' })
  expect(readColours(null)).toEqual(NO_COLOURS)
})
