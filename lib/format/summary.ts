/** What search engines and messengers show below a title is about this long. */
const LENGTH = 155

/** The beginning of a text, cut at a word, in characters; a text that is short enough is left as it is. */
export function summary(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
