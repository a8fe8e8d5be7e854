/**
 * `npx tsx scripts/fonts/shape.ts < words.json`: the glyphs that words are written with (HarfBuzz, as browsers do). Reads
 * `{ font, words }`, a WOFF2 file and its words; writes the ids of each word's glyphs, 0 where the font has none. A program,
 * as the tests' runner cannot load HarfBuzz, which waits for WebAssembly while it loads.
 */
import { readFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import subsetFont from 'subset-font'
import { openFont, shape } from './harfbuzz'

const { font: file, words } = (await json(process.stdin)) as { font: string; words: string[] }
const font = openFont(
  await subsetFont(await readFile(file), '', { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true }),
)
process.stdout.write(JSON.stringify(words.map((word) => shape(font, word))))
