/** Normalizes the markup of other editors to the elements of the allow list, so that cleaning loses as little as it can. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { leavesSite, pictureAddress, videoAt } from './addresses'
import { colourClass, nearestColour, TEXT_COLOUR_NAMES } from './colours'
import { withNestedLists } from './nested-lists'
import { withWordLists } from './word-lists'

const RENAMED: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  font: 'span',
}

/** Boxes that hold a paragraph as often as they hold blocks. */
const BOXES = new Set([
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'address',
  'center',
  'dd',
  'dt',
])

const BLOCK =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|hr|figure|table|iframe|video|div|section|article|main|header|footer|aside|address|center|form|fieldset)$/

/** Elements that can hold coloured words directly. */
const COLOURED = /^(p|h[2-6]|li|td|th|figcaption|strong|em|u|s|sub|sup|code)$/

/** Rewrites the tree in place. It may be sloppy about what is dangerous: the list has the last word. */
export function normalizeMarkup(tree: Root): void {
  tree.children = withWordLists(tree.children).flatMap(normalizedNode) as RootContent[]
}

function normalizedNode<T extends RootContent>(node: T): (T | ElementContent)[] {
  if (node.type !== 'element') return [node]
  const colour = colourOf(node)
  node.children = withWordLists(withNestedLists(node)).flatMap(normalizedNode)
  node.tagName = RENAMED[node.tagName] ?? node.tagName
  if (BOXES.has(node.tagName) && !node.children.some(holdsBlock)) node.tagName = 'p'
  // Google Docs wraps whole texts in bold that is not bold.
  if (node.tagName === 'strong' && NOT_BOLD.test(styleOf(node))) return node.children
  switch (node.tagName) {
    case 'a':
      return link(node)
    case 'img':
      return picture(node)
    case 'iframe':
    case 'video':
    case 'embed':
      return video(node)
    case 'span':
      return styled(node, colour ? [span(colour, node.children)] : node.children)
    default:
      if (colour && COLOURED.test(node.tagName) && node.children.length > 0) {
        node.children = [span(colour, node.children)]
      }
      return [node]
  }
}

const holdsBlock = (node: ElementContent): boolean =>
  node.type === 'element' && (BLOCK.test(node.tagName) || node.children.some(holdsBlock))

const textOf = (value: Properties[string]): string => (typeof value === 'string' ? value.trim() : '')

/** Longer ones say nothing that is kept. */
const LONGEST_STYLE = 2000

const styleOf = ({ properties }: Element) => textOf(properties.style).slice(0, LONGEST_STYLE)

/** A declaration by its whole name: Word has others that end with the same, such as `mso-bidi-font-weight`. */
const declared = (name: string, value: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*${value}`, 'i')

const COLOUR = declared('color', '([^;]+)')
const NOT_BOLD = declared('font-weight', '(?:normal|400)')

/** Emphasis that word processors say by style. */
const STYLED: readonly [RegExp, string][] = [
  [declared('font-weight', '(?:bold|[6-9]00)'), 'strong'],
  [declared('font-style', 'italic'), 'em'],
  [declared('text-decoration(?:-line)?', '[^;]*underline'), 'u'],
  [declared('text-decoration(?:-line)?', '[^;]*line-through'), 's'],
  [declared('vertical-align', 'sub'), 'sub'],
  [declared('vertical-align', 'super'), 'sup'],
]

function styled(node: Element, content: ElementContent[]): ElementContent[] {
  const style = styleOf(node)
  return STYLED.reduce((inner, [says, tagName]) => (says.test(style) ? [element(tagName, {}, inner)] : inner), content)
}

/** The class of an element's colour, by class, style or attribute. */
function colourOf(node: Element): string | undefined {
  const { properties } = node
  const classes = Array.isArray(properties.className) ? properties.className : []
  const named = TEXT_COLOUR_NAMES.map(colourClass).find((name) => classes.includes(name))
  if (named) return named
  const colour = COLOUR.exec(styleOf(node))?.[1]
  const nearest = nearestColour(colour ?? textOf(properties.color))
  return nearest && colourClass(nearest)
}

const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const span = (className: string, children: ElementContent[]) => element('span', { className: [className] }, children)

/**
 * A page opened in a new window must not reach back into this one, and another site is not told which page led to it
 * (HTML, section 4.6.7: noopener, noreferrer). Links are written by staff who vouch for them, so none is `nofollow`.
 */
function link(node: Element): ElementContent[] {
  const { href, title, target } = node.properties
  const address = textOf(href)
  if (!address) return node.children
  const apart = target === '_blank' ? { target } : {}
  const rel = apart.target || leavesSite(address) ? { rel: ['noopener', 'noreferrer'] } : {}
  return [element('a', { href: address, title, ...apart, ...rel }, node.children)]
}

function picture({ properties }: Element): ElementContent[] {
  const src = pictureAddress(textOf(properties.src))
  return src ? [element('img', { ...properties, src, alt: textOf(properties.alt) })] : []
}

/** A frame, or a file with its address on it or on the first of its sources that we can play. */
function video({ properties, children }: Element): ElementContent[] {
  const sources = children.flatMap((child) => (child.type === 'element' ? [textOf(child.properties.src)] : []))
  for (const address of [textOf(properties.src), ...sources]) {
    const found = address ? videoAt(address) : undefined
    const title = textOf(properties.title) || undefined
    if (found?.kind === 'frame') return [element('iframe', { src: found.src, title })]
    if (found) return [element('video', { src: found.src, controls: true, title })]
  }
  return []
}
