import { readFileSync } from 'node:fs'
import path from 'node:path'
import { coveredCharacters, toCoveredText } from './glyph-coverage'

/** The characters of a font: the segments of its `cmap` table in format 4 (OpenType specification). */
function charactersOf(font: Buffer): string {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = font.subarray(font.readUInt32BE(record + 8))
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const table = cmap.subarray(offsets.find((at) => cmap.readUInt16BE(at) === 4))
  const twice = table.readUInt16BE(6)
  let found = ''
  for (let at = 14; at < 14 + twice; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + twice + 2)]
    for (let code = first; code <= last && code !== 0xffff; code += 1) found += String.fromCharCode(code)
  }
  return found
}

test.each(['anek', 'hind'])('the font %s has a glyph for every covered character', (face) => {
  const files = ['latin', 'bengali'].map((subset) => path.resolve(`lib/platform/pdf/fonts/${face}-${subset}.ttf`))
  const known = new Set(files.flatMap((file) => [...charactersOf(readFileSync(file))]))
  expect([...coveredCharacters()].filter((letter) => !known.has(letter))).toEqual([])
  expect(known.has('ক')).toBe(true)
  expect(known.has('漢')).toBe(false)
})

test.each([
  ['  Night\n school\u00a0opens ', 'Night school opens'],
  ['🎉 Ōsaka → Dhaka 🎉', 'Osaka Dhaka'],
  ['co\u2011op', 'co-op'],
  ['র\u200d্যালি', 'র\u200d্যালি'],
  ['漢字', ''],
  ['a < b & "c"', 'a < b & "c"'],
])('%s is drawn as %s', (text, drawn) => {
  expect(toCoveredText(text)).toBe(drawn)
})
