import type { Element, ElementContent, Root } from 'hast'
import type { Locale } from '@/lib/shared/addresses/localized'
import { languageOf } from '@/lib/shared/i18n/text-language'

const BLOCKS = new Set([
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'ul', 'ol', 'li', 'blockquote', 'footer', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])

/** What a block holds: words of one language or of both; undefined where there are none, or they do not tell. */
type Held = Locale | 'both' | undefined

/**
 * Marks the blocks of a text that are in another language than the page with `lang`, the outermost that holds nothing
 * else. Pictures in them get it too, as the language around their own words.
 * @param locale the page's language
 */
export function markLanguages(tree: Root, locale: Locale): void {
  const held = new Map<Element, Held>()
  languageIn(tree, held)
  mark(tree, locale, held)
}

/** Each word is read once, however deep it stands. */
function languageIn(parent: Root | Element, held: Map<Element, Held>): Held {
  const found = new Set<Held>()
  let words = ''
  const look = (nodes: Root['children']) => {
    for (const node of nodes) {
      if (node.type === 'text') words += node.value
      if (node.type !== 'element') continue
      if (BLOCKS.has(node.tagName)) found.add(languageIn(node, held))
      // Videos are drawn with words of the site.
      else if (/^(?:iframe|video)$/.test(node.tagName)) found.add('both')
      else look(node.children)
    }
  }
  look(parent.children)
  found.add(languageOf(words))
  found.delete(undefined)
  const language = found.size > 1 ? 'both' : [...found][0]
  if (parent.type === 'element') held.set(parent, language)
  return language
}

function mark(parent: Root | Element, locale: Locale, held: Map<Element, Held>): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    const language = held.get(node)
    if (!language || language === 'both' || language === locale) mark(node, locale, held)
    else {
      node.properties.lang = language
      markPictures(node.children, language)
    }
  }
}

function markPictures(nodes: ElementContent[], language: Locale): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.tagName === 'img') node.properties.lang = language
    markPictures(node.children, language)
  }
}
