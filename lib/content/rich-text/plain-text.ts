import type { Element, ElementContent, Root, RootContent } from 'hast'
import { cleanTree } from './clean'

/** The words of an HTML string, for descriptions: elements are parted by spaces. */
export function plainText(html: string): string {
  return wordsOf(cleanTree(html)).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Root | Element | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join(node.type === 'root' || isBlock(node) ? ' ' : '') : ''
}

const BLOCKS = new Set(['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'figure', 'div'])

function isBlock(node: object): boolean {
  return 'tagName' in node && BLOCKS.has(String(node.tagName))
}
