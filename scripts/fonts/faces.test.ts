/** The faces that the site is set in, as browsers shape them (HarfBuzz): every file that styles/fonts.css gives to Bengali. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { BANGLA_FACES } from '@/lib/platform/content-security/deferred-scripts'
import { COMPANION_WORDS } from '@/lib/shared/fonts/companion'
import { CONJUNCTS } from './conjuncts'

const HASANTA = '\u09cd'
const css = readFileSync('styles/fonts.css', 'utf8')

interface FontFace {
  family: string
  weight: string
  file: string
  isBengali: boolean
}

const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rule = '']): FontFace[] => {
  const value = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? ''
  const file = value(/url\("\.\/(fonts\/[\w-]+\.woff2)"\)/)
  const isBengali = rule.includes('U+980-9FE')
  return file
    ? [{ family: value(/font-family: "([^"]+)"/), weight: value(/font-weight: ([\d ]+)/), file, isBengali }]
    : []
})
const bengali = faces.filter(({ isBengali, family }) => isBengali && family !== 'Tiro Companion')

/** The glyphs of each word. */
function shape(file: string, words: readonly string[]): number[][] {
  const input = JSON.stringify({ font: `styles/${file}`, words })
  return JSON.parse(execFileSync('npx', ['tsx', 'scripts/fonts/shape.ts'], { input, encoding: 'utf8' }))
}

/** The words that a face writes with a hasanta of its own, or not at all. */
function broken(file: string, words: readonly string[]): string[] {
  const [bare = [], ...written] = shape(file, [HASANTA, ...words])
  // After a dotted circle, where the face has one.
  const hasanta = bare.at(-1) ?? 0
  return words.filter((_, index) => written[index]?.some((glyph) => glyph === 0 || glyph === hasanta))
}

test('there are faces for Bengali, and conjuncts to write', () => {
  expect(bengali.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
    'Anek Bengali 500 800',
    'Hind Bengali 400 500',
    'Hind Bengali 600 800',
  ])
  expect(CONJUNCTS.length).toBeGreaterThan(270)
})

test.each(bengali)('$family $weight writes every conjunct without a bare hasanta', ({ file }) => {
  expect(broken(file, CONJUNCTS)).toEqual([])
})

test('letters that do not join show a bare hasanta, which is found', () => {
  const apart = 'ক্\u200cত'
  expect(broken('fonts/hind-bengali-400.woff2', [apart])).toEqual([apart])
})

test('the companion face writes each of its words', () => {
  expect(broken('fonts/tiro-companion.woff2', COMPANION_WORDS)).toEqual([])
})

test('the faces that a Bangla page waits for are declared', () => {
  for (const face of BANGLA_FACES) expect(faces.map(({ family }) => `"${family}"`)).toContain(/"[^"]+"/.exec(face)?.[0])
})
