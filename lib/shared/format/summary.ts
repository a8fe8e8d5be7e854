/** What search engines and messengers show below a title is about this long. */
const LENGTH = 155

/** Graphemes: a joined Bangla letter with its vowel, an emoji of several characters. */
const signs = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/**
 * The beginning of a text, cut at a word where one ends, and never within a sign; a text that is short enough is left as
 * it is.
 * @param length in UTF-16 units
 */
export function summary(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = wholeSigns(line, length)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}

function wholeSigns(line: string, length: number): string {
  let end = 0
  for (const { index, segment } of signs.segment(line)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return line.slice(0, end)
}
