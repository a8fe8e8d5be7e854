import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { ALLOWED } from './allowed'
import { normalizeMarkup } from './normalize-markup'
import { parse } from './parse'

/** One round is enough for what people write; hostile nestings may need another after each unwrapping. */
const MOST_ROUNDS = 6

/**
 * HTML with nothing in it that is not on the list (allowed.ts), for storing. `clean(clean(x)) === clean(x)`: a clean
 * text reads the same however often it is parsed, so a browser cannot make anything else of it either. What no person
 * writes is kept as the text that it is: its source, escaped.
 */
export function clean(html: string): string {
  return cleaned(html) ?? written({ type: 'text', value: html })
}

/** The same, but null for what no person writes: too long, too many elements, too deep, or never read the same twice. */
export function cleaned(html: string): string | null {
  if (!/[<&]/.test(html)) return html
  let before = html
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const tree = allowedTree(before)
    if (!tree) return null
    const after = written(tree)
    if (after === before) return after
    before = after
  }
  return null
}

/** The tree of a clean text, for drawing. */
export function cleanTree(html: string): Root {
  return allowedTree(clean(html)) ?? { type: 'root', children: [{ type: 'text', value: html }] }
}

function allowedTree(html: string): Root | null {
  const tree = parse(html)
  if (!tree) return null
  normalizeMarkup(tree)
  return sanitize(tree, ALLOWED) as Root
}

const written = (tree: Parameters<typeof toHtml>[0]) =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } })
