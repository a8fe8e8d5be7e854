/**
 * Cuts the site's fonts out of the @fontsource packages into styles/fonts, and those of social cards and PDFs into
 * lib/platform/pdf/fonts, where they are kept in the repository. Unhinted: hints are half of each file and today's rasterisers
 * do without them. Run after a change of lib/shared/fonts/companion.ts, lib/platform/pdf/glyph-coverage.ts or of a font package:
 * `npx tsx scripts/make-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { coveredCharacters } from '@/lib/platform/pdf/glyph-coverage'
import { COMPANION_WORDS, TAKA } from '@/lib/shared/fonts/companion'
import { cutToWords } from './fonts/cut-to-words'

const require = createRequire(import.meta.url)
const OUT = new URL('../styles/fonts/', import.meta.url)
const CARD_OUT = new URL('../lib/platform/pdf/fonts/', import.meta.url)

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const LATIN = `${ASCII}\u00A0£¥©°·½×áâäçèéêíïñóôöúü–—‘’“”…•€−`
/** The design uses weights from 500 (the logo) to 750 (display); one cut of a variable face is half of it. */
const ANEK_WEIGHT = { wght: 700 }
/** What shapes Bengali and places its signs (OpenType, script bng2), without the kerning of Anek, a tenth of its file. */
const BENGALI_FEATURES = [
  ...['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm'],
]

interface FontSubset {
  file: string
  source: string
  /** Undefined keeps every glyph of the source. */
  characters?: string
  variationAxes?: typeof ANEK_WEIGHT
  /** Undefined keeps every OpenType feature. */
  keepFeatures?: string[]
}

const anek = (subset: string) => `@fontsource-variable/anek-bangla/files/anek-bangla-${subset}-wght-normal.woff2`
const hind = (subset: string, weight: number) =>
  `@fontsource/hind-siliguri/files/hind-siliguri-${subset}-${weight}-normal.woff2`
const tiro = (subset: string) => `@fontsource/tiro-bangla/files/tiro-bangla-${subset}-400-normal.woff2`

const WEB_FONTS: FontSubset[] = [
  { file: 'anek-latin-700', source: anek('latin'), characters: LATIN, variationAxes: ANEK_WEIGHT },
  { file: 'anek-taka', source: anek('bengali'), characters: TAKA, variationAxes: ANEK_WEIGHT },
  { file: 'anek-bengali-700', source: anek('bengali'), variationAxes: ANEK_WEIGHT, keepFeatures: BENGALI_FEATURES },
  ...[400, 500, 600].map((weight) => ({
    file: `hind-latin-${weight}`,
    source: hind('latin', weight),
    characters: LATIN,
  })),
  { file: 'hind-bengali-400', source: hind('bengali', 400) },
  { file: 'hind-taka', source: hind('bengali', 500), characters: TAKA },
  { file: 'tiro-latin', source: tiro('latin'), characters: LATIN },
]

const WHOLE = { noHinting: true, keepAllGlyphs: true } as const

async function keep(file: string, font: Buffer): Promise<void> {
  await writeFile(new URL(file, OUT), font)
  console.info(file, font.length)
}

for (const { file, source, characters, variationAxes, keepFeatures } of WEB_FONTS) {
  const original = await readFile(require.resolve(source))
  const options = { targetFormat: 'woff2' as const, noHinting: true, variationAxes, keepFeatures }
  await keep(
    `${file}.woff2`,
    characters
      ? await subsetFont(original, characters, options)
      : await subsetFont(original, '', { ...options, keepAllGlyphs: true }),
  )
}

// With the space between two words, which would else fetch the Latin face.
const tiroBengali = await subsetFont(await readFile(require.resolve(tiro('bengali'))), '', {
  ...WHOLE,
  targetFormat: 'truetype',
})
const companion = await cutToWords(tiroBengali, [' ', ...COMPANION_WORDS])
await keep('tiro-companion.woff2', await subsetFont(companion, '', { ...WHOLE, targetFormat: 'woff2' }))

/** Pango reads no WOFF2, and picks a variable font's weight by what the machine knows of it: so files of one weight. */
const CARD_FONTS: Pick<FontSubset, 'file' | 'source'>[] = ['latin', 'bengali'].flatMap((subset) => [
  { file: `anek-${subset}`, source: anek(subset) },
  { file: `hind-${subset}`, source: hind(subset, 500) },
])

for (const { file, source } of CARD_FONTS) {
  const variationAxes = file.startsWith('anek') ? { wght: 700 } : undefined
  const options = { targetFormat: 'truetype' as const, noHinting: true, variationAxes }
  const subset = await subsetFont(await readFile(require.resolve(source)), coveredCharacters(), options)
  await writeFile(new URL(`${file}.ttf`, CARD_OUT), subset)
  console.info(`${file}.ttf`, subset.length)
}
