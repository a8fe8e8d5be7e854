/** HarfBuzz, which shapes text for browsers, as far as the scripts need it. */
import * as harfbuzz from 'harfbuzzjs'

/** @param bytes a TrueType font */
export function openFont(bytes: Buffer): harfbuzz.Font {
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes), 0))
}

const glyphsOf = (buffer: harfbuzz.Buffer): number[] => buffer.getGlyphInfos().map(({ codepoint }) => codepoint)

/**
 * @param onRule called with the glyphs as they stand after each of the font's rules
 * @returns the ids of the glyphs that the text is written with, in their order; 0 where the font has none
 */
export function shape(font: harfbuzz.Font, text: string, onRule?: (glyphs: number[]) => void): number[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  if (onRule) {
    buffer.setMessageFunc(() => {
      onRule(glyphsOf(buffer))
      return true
    })
  }
  harfbuzz.shape(font, buffer)
  return glyphsOf(buffer)
}
