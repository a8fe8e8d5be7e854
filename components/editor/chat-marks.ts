/**
 * Words as chats format them, such as those that are forwarded from WhatsApp: `*bold*`, `_italic_`, `~struck through~`, lists and quotations
 * (https://faq.whatsapp.com/539178204879377, "How to format your messages").
 */

const LIST = /^(?:[-*•]|(\d{1,3})[.)])\s+(?=\S)/
const QUOTE = /^>\s+/

/** At the edge of a word: not `2*3*4`, nor `snake_case_name`. One may stand within another, whose tag is there then. */
const MARKS = [
  [/(^|[\s\p{P}>])\*(?!\s)([^\n*]*[^\s*])\*(?=$|[\s\p{P}<])/gu, 'strong'],
  [/(^|[\s\p{P}>])_(?!\s)([^\n_]*[^\s_])_(?=$|[\s\p{P}<])/gu, 'em'],
  [/(^|[\s\p{P}>])~(?!\s)([^\n~]*[^\s~])~(?=$|[\s\p{P}<])/gu, 's'],
] as const

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const withMarks = (line: string): string =>
  MARKS.reduce((now, [mark, tag]) => now.replace(mark, `$1<${tag}>$2</${tag}>`), escaped(line))

/** Lines of one kind that follow each other. */
interface Part {
  kind: 'ul' | 'ol' | 'blockquote' | 'p'
  lines: string[]
}

function partOf(line: string): Part {
  const [marker, number] = LIST.exec(line) ?? []
  if (marker !== undefined) return { kind: number === undefined ? 'ul' : 'ol', lines: [line.slice(marker.length)] }
  return QUOTE.test(line) ? { kind: 'blockquote', lines: [line.replace(QUOTE, '')] } : { kind: 'p', lines: [line] }
}

function drawn({ kind, lines }: Part): string {
  const [around, each] = kind === 'blockquote' ? ['blockquote', 'p'] : kind === 'p' ? ['', 'p'] : [kind, 'li']
  const inner = lines.map((line) => `<${each}>${withMarks(line.trim())}</${each}>`).join('')
  return around ? `<${around}>${inner}</${around}>` : inner
}

/** A chat's text as HTML; null for one without its marks, which is pasted as any other. @param text plain, as it was copied */
export function chatHtml(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isMarked = lines.some((line) => LIST.test(line) || QUOTE.test(line) || withMarks(line) !== escaped(line))
  if (!isMarked) return null
  const parts = lines.map(partOf).reduce<Part[]>((found, part) => {
    const last = found.at(-1)
    if (last?.kind === part.kind && part.kind !== 'p') last.lines.push(...part.lines)
    else found.push(part)
    return found
  }, [])
  return parts.map(drawn).join('')
}
