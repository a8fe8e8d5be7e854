/**
 * Cuts a font down to the glyphs that given words are written with. A cut by characters keeps every conjunct that they could
 * form, in Bengali some hundred. By HarfBuzz, whose subsetter takes glyphs where its packages for Node take characters only.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openFont, shape } from './harfbuzz'

/** What is called of the subsetter (hb-subset.h); pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_face_create(blob: number, index: number): number
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, type: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_or_fail(face: number, input: number): number
  hb_face_reference_blob(face: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
}

/** HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE and _NO_HINTING. */
const ONLY_THESE_GLYPHS = 0x200 | 0x1
/** HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const FEATURES = 6
/** HB_MEMORY_MODE_WRITABLE. */
const WRITABLE = 2

/**
 * @param font a TrueType font
 * @returns it with the glyphs and characters of the words alone, and the rules that make these glyphs
 * @throws when a word needs a glyph that the font has not
 */
export async function cutToWords(font: Buffer, words: readonly string[]): Promise<Buffer> {
  const glyphs = glyphsOf(font, words)
  const hb = await loadSubsetter()
  const data = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, ONLY_THESE_GLYPHS)
  const features = hb.hb_subset_input_set(input, FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  const characters = hb.hb_subset_input_unicode_set(input)
  for (const character of new Set(words.join(''))) hb.hb_set_add(characters, character.codePointAt(0) ?? 0)
  const kept = hb.hb_subset_input_glyph_set(input)
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz could not cut the font.')
  const result = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(result, 0)
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result)))
}

/** All glyphs that the words are written with, those that shaping only passes through as well. */
function glyphsOf(bytes: Buffer, words: readonly string[]): Set<number> {
  const font = openFont(bytes)
  const glyphs = new Set<number>()
  const add = (passed: number[]) => {
    for (const glyph of passed) glyphs.add(glyph)
  }
  for (const word of words) {
    // Half forms become parts of a conjunct, and must be there for its rule.
    const written = shape(font, word, add)
    if (written.includes(0)) throw new Error(`The font has no glyph for all of ${word}.`)
    add(written)
  }
  return glyphs
}

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const subsetter = instance.exports as unknown as Subsetter
  subsetter._initialize()
  return subsetter
}
