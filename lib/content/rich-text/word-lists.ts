/**
 * Lists of Microsoft Word. It puts none on the clipboard: each item is a paragraph with `mso-list:l0 level1 lfo1` in its style,
 * and its sign or number stands in a span with `mso-list:Ignore` (Word's own HTML; "Microsoft Office HTML and XML Reference").
 */
import type { Element, ElementContent, RootContent } from 'hast'

const LEVEL = /mso-list\s*:\s*l\d+\s+level(\d)\b/i
const SIGN = /mso-list\s*:\s*ignore/i
/** A number in any script, or letters, before a full stop or a bracket. */
const NUMBERED = /^\s*\(?(?:\p{Nd}{1,4}|[a-z]{1,4})\s*[.)।]/iu

/** Longer ones are none of Word's. */
const LONGEST_STYLE = 2000

interface OpenList {
  level: number
  list: Element
}

/** Makes lists of the paragraphs that Word means as items, at this level of a tree; others stay as they are. */
export function withWordLists<T extends RootContent | ElementContent>(nodes: readonly T[]): (T | Element)[] {
  if (!nodes.some((node) => levelOf(node))) return [...nodes]
  const made: (T | Element)[] = []
  let open: OpenList[] = []
  for (const node of nodes) {
    const level = levelOf(node)
    if (level === undefined) {
      // Between two items stand line breaks and comments.
      if (open.length > 0 && isNothing(node)) continue
      if (node.type === 'element' && continueItem(node, open)) continue
      open = []
      made.push(node)
      continue
    }
    const { list, isNew } = listFor(node as Element, level, open)
    if (isNew && open.length === 1) made.push(list)
    list.children.push(element('li', withoutSign((node as Element).children)))
  }
  return made
}

/** The list that an item belongs to, at the end of those that are open. */
function listFor(item: Element, level: number, open: OpenList[]): { list: Element; isNew: boolean } {
  const tagName = NUMBERED.test(signOf(item)) ? 'ol' : 'ul'
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
  const last = open.at(-1)
  const within = last && last.level < level ? last.list.children.at(-1) : undefined
  if (last && !within && last.list.tagName === tagName) return { list: last.list, isNew: false }
  const list = element(tagName, [])
  if (within?.type === 'element') within.children.push(list)
  else if (last && open.length > 1) {
    // Of another kind: beside the one before, in the same item.
    open.pop()
    const around = open.at(-1)?.list.children.at(-1)
    if (around?.type === 'element') around.children.push(list)
  } else open.length = 0
  open.push({ level, list })
  return { list, isNew: true }
}

/** A further paragraph of an item has its class and stands as far in, without a sign of its own. */
const ITEM_CLASS = /^MsoListParagraph/
const INDENT = /margin-left\s*:\s*([\d.]{1,6})pt/i
/** By which a level stands further in than the one around it, where nobody changed that. */
const POINTS_PER_LEVEL = 36

/** @returns whether it is a further paragraph of an item, which has it now */
function continueItem(paragraph: Element, open: readonly OpenList[]): boolean {
  const { className } = paragraph.properties
  if (paragraph.tagName !== 'p' || !Array.isArray(className) || !ITEM_CLASS.test(String(className[0]))) return false
  const level = Math.round(Number(INDENT.exec(styleOf(paragraph))?.[1] ?? POINTS_PER_LEVEL) / POINTS_PER_LEVEL)
  const { list } = open.findLast((each) => each.level <= level) ?? open[0] ?? {}
  const item = list?.children.at(-1)
  if (item?.type !== 'element') return false
  if (item.children.every((child) => !isBlock(child))) item.children = [element('p', item.children)]
  item.children.push(element('p', paragraph.children))
  return true
}

const isBlock = (node: ElementContent) => node.type === 'element' && /^(?:p|ul|ol)$/.test(node.tagName)

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

const styleOf = ({ properties: { style } }: Element) => (typeof style === 'string' ? style.slice(0, LONGEST_STYLE) : '')

function levelOf(node: RootContent | ElementContent): number | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined
  const level = LEVEL.exec(styleOf(node))?.[1]
  return level ? Number(level) : undefined
}

const isNothing = (node: RootContent | ElementContent) =>
  node.type === 'comment' || (node.type === 'text' && !node.value.trim())

const isSign = (node: ElementContent): boolean => node.type === 'element' && SIGN.test(styleOf(node))

function signOf(node: ElementContent): string {
  if (node.type !== 'element') return ''
  return isSign(node) ? textOf(node) : node.children.map(signOf).join('')
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : ''

const withoutSign = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes
    .filter((node) => !isSign(node))
    .map((node) => (node.type === 'element' ? { ...node, children: withoutSign(node.children) } : node))
