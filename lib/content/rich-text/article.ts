/** The tree of a text as a page draws it: clean, and in blocks that can stand under one another. */
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { markAmounts } from './amount-columns'
import { cleanTree } from './clean'

/** Level of the highest heading in a text: the page's title stands above. */
export type TopLevel = 2 | 3

/**
 * HTML → the tree to draw. Words that stand in no block become paragraphs, empty paragraphs go, pictures and videos
 * become blocks of their own, and headings begin at `top` and skip no level.
 */
export function articleTree(html: string, top: TopLevel = 2): Root {
  const tree = cleanTree(html)
  tree.children = blocks(tree.children as ElementContent[], true)
  levelHeadings(tree, top)
  walk(tree, (node) => node.tagName === 'table' && markAmounts(node))
  return tree
}

/** Pictures that a text shows, as paths of the content server ('media/x.webp'): what a page asks lib/delivery/content.ts for. */
export function picturePaths(html: string): string[] {
  const found = new Set<string>()
  if (!/<img/i.test(html)) return []
  walk(cleanTree(html), ({ tagName, properties }) => {
    if (tagName === 'img') found.add(String(properties.src).slice(1))
  })
  return [...found]
}

const INLINE = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'span', 'br', 'img'])
const CONTAINERS = new Set([
  'blockquote',
  'li',
  'td',
  'th',
  'figure',
  'caption',
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
])

const isElement = (node: RootContent): node is Element => node.type === 'element'
const isVideo = (node: RootContent) => isElement(node) && /^(iframe|video)$/.test(node.tagName)
/** A link or a colour around whole blocks is no word; a video in it will be taken out. */
const isInline = (node: RootContent): boolean =>
  !isElement(node) || (INLINE.has(node.tagName) && node.children.every((child) => isVideo(child) || isInline(child)))
const isBlank = (node: RootContent) =>
  (node.type === 'text' && node.value.trim() === '') || (isElement(node) && node.tagName === 'br')

const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

function blocks(nodes: ElementContent[], wrap: boolean): ElementContent[] {
  const inBlocks = wrap ? inParagraphs(nodes) : nodes
  return inBlocks.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node]
    if (CONTAINERS.has(node.tagName)) {
      node.children = blocks(node.children, node.tagName === 'blockquote')
      return [node.tagName === 'blockquote' ? attributed(node) : node]
    }
    if (isVideo(node)) return [node]
    if (INLINE.has(node.tagName) && !isInline(node)) node.children = blocks(node.children, false)
    const videos = takenOut(node)
    return [...paragraph(node), ...videos]
  })
}

/** Runs of words between blocks become paragraphs; in a plain text, an empty line parts them. */
function inParagraphs(nodes: ElementContent[]): ElementContent[] {
  const made: ElementContent[] = []
  let open: ElementContent[] = []
  const close = () => {
    if (!open.every(isBlank)) made.push(make('p', open))
    open = []
  }
  for (const node of nodes) {
    if (!isInline(node)) {
      close()
      made.push(node)
    } else if (node.type === 'text') {
      const [first = '', ...rest] = node.value.split(/\n\s*\n/)
      open.push({ type: 'text', value: first })
      for (const value of rest) {
        close()
        open.push({ type: 'text', value })
      }
    } else open.push(node)
  }
  close()
  return made
}

/** Takes the videos out of words: a frame is no word, and a browser would end the paragraph there. */
function takenOut(node: Element): Element[] {
  const videos: Element[] = []
  node.children = node.children.filter((child) => {
    if (!isElement(child)) return true
    if (isVideo(child)) videos.push(child)
    else videos.push(...takenOut(child))
    return !isVideo(child)
  })
  return videos
}

/** Nothing for an empty paragraph, a figure for one that is a picture. */
function paragraph(node: Element): Element[] {
  if (node.tagName !== 'p') return [node]
  const words = node.children.filter((child) => !isBlank(child))
  if (words.length === 0) return []
  const [only] = words
  const alone = words.length === 1 && only && isElement(only) ? only : undefined
  if (alone?.tagName === 'img') return [make('figure', [alone])]
  return [node]
}

/** A quotation whose last line is all in italics ends in who said it. */
function attributed(quote: Element): Element {
  const last = quote.children.at(-1)
  if (!last || !isElement(last) || last.tagName !== 'p' || quote.children.filter(isElement).length < 2) return quote
  const [only, ...more] = last.children.filter((child) => !isBlank(child))
  if (!only || more.length > 0 || !isElement(only) || only.tagName !== 'em') return quote
  return { ...quote, children: [...quote.children.slice(0, -1), make('footer', only.children)] }
}

function levelHeadings(tree: Root, top: TopLevel): void {
  let above = top - 1
  walk(tree, (node) => {
    const level = /^h([2-6])$/.exec(node.tagName)?.[1]
    if (!level) return
    above = Math.min(Number(level) + top - 2, above + 1, 6)
    node.tagName = `h${above}`
  })
}

function walk(parent: Root | Element, visit: (node: Element) => unknown): void {
  for (const node of parent.children) {
    if (!isElement(node)) continue
    visit(node)
    walk(node, visit)
  }
}
