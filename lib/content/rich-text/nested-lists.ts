/** Lists that lie beside their item, as Google Docs puts them on the clipboard: HTML has them in it. */
import type { Element, ElementContent } from 'hast'

const isNamed = (node: ElementContent | undefined, names: readonly string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)

const isList = (node: ElementContent): node is Element => isNamed(node, ['ul', 'ol'])

/** What an element holds; of a list, with each list that lies in it put into the item before, or into one of its own. */
export function withNestedLists(element: Element): ElementContent[] {
  const { children } = element
  if (!isList(element) || !children.some(isList)) return children
  const nested: ElementContent[] = []
  for (const child of children) {
    const before = nested.findLast((node) => isNamed(node, ['li'])) as Element | undefined
    if (!isList(child)) nested.push(child)
    else if (before) before.children = [...before.children, child]
    else nested.push({ type: 'element', tagName: 'li', properties: {}, children: [child] })
  }
  return nested
}
