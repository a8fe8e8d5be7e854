/** What visitors would stumble over in a text, to tell whoever writes it. */
import type { Node } from '@tiptap/pm/model'

export type Finding = { from: number; to: number } & (
  | { kind: 'alt' }
  | { kind: 'order'; n: number; before: number }
  | { kind: 'link' | 'script'; words: string }
)

/** More than somebody looks at in one go. */
const MOST = 20

/** Names of links that say nothing on their own, as in a screen reader's list of links (WCAG 2.2, 2.4.4 and 2.4.9). */
const EMPTY_NAMES = new Set(
  [
    'here',
    'click here',
    'this',
    'this link',
    'link',
    'more',
    'read more',
    'এখানে',
    'এখানে ক্লিক করুন',
    'এই লিংক',
    'লিংক',
    'আরও',
    'আরও পড়ুন',
  ].map((name) => name.normalize('NFC')),
)

const BANGLA = /[\u0985-\u09b9\u09ce\u09dc-\u09df]/
/** Two words at least: a name or an abbreviation may stand alone. */
const LATIN_WORDS = /[A-Za-z]{2,}\P{L}+[A-Za-z]{2,}/u

const SHOWN = 40

const shortened = (words: string) => (words.length > SHOWN ? `${words.slice(0, SHOWN).trim()}…` : words)

/**
 * Looks a text through: pictures without an alternative text, headings that leave a level out, links that do not say where they
 * lead, and lines of a Bangla text in another script.
 * @param lang of the text
 */
export function findingsOf(doc: Node, lang: string | undefined): Finding[] {
  const found: Finding[] = []
  let level: number | undefined
  doc.descendants((node, at) => {
    if (found.length >= MOST) return false
    const span = { from: at, to: at + node.nodeSize }
    if (node.type.name === 'picture' && !String(node.attrs.alt ?? '').trim()) found.push({ kind: 'alt', ...span })
    if (node.type.name === 'heading') {
      const n = Number(node.attrs.level)
      if (level !== undefined && n > level + 1) found.push({ kind: 'order', n, before: level, ...span })
      level = n
    }
    if (!node.isTextblock) return true
    found.push(...emptyLinks(node, at))
    const words = node.textContent.trim()
    if (lang === 'bn' && LATIN_WORDS.test(words) && !BANGLA.test(words))
      found.push({ kind: 'script', words: shortened(words), ...span })
    return true
  })
  return found.slice(0, MOST)
}

/** Links of one line, each whole, whatever other marks its words have. */
function emptyLinks(line: Node, at: number): Finding[] {
  const links: { href: unknown; words: string; from: number; to: number }[] = []
  line.forEach((piece, offset) => {
    const href = piece.marks.find(({ type }) => type.name === 'link')?.attrs.href
    const from = at + 1 + offset
    const last = links.at(-1)
    if (href !== undefined && last?.href === href && last?.to === from) {
      last.words += piece.textContent
      last.to = from + piece.nodeSize
    } else links.push({ href, words: piece.textContent, from, to: from + piece.nodeSize })
  })
  return links
    .filter(({ href, words }) => href !== undefined && EMPTY_NAMES.has(plainName(words)))
    .map(({ words, from, to }) => ({ kind: 'link', words: words.trim(), from, to }))
}

const plainName = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.…›»>→।]+$/u, '')
    .trim()
