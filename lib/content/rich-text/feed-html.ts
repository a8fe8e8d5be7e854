/** HTML of records for feeds. */
import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { videoAt } from './addresses'
import { articleTree } from './article'

/**
 * The HTML of a record → the HTML that pages draw of it, with whole addresses, and with links in the place of players,
 * which feed readers take away.
 * @param site any address of the site
 */
export function feedHtml(html: string, site: string): string {
  const tree = articleTree(html)
  makePortable(tree, site)
  return toHtml(tree)
}

function makePortable(parent: Root | Element, site: string): void {
  parent.children = (parent.children as RootContent[]).map((node) => {
    if (node.type !== 'element') return node
    const { src, href, title } = node.properties
    if (node.tagName === 'iframe' || node.tagName === 'video') return linkTo(String(src), title, site)
    // What is no address stays what it is: nobody can follow it anywhere.
    if (typeof href === 'string' && URL.canParse(href, site)) node.properties.href = new URL(href, site).href
    if (typeof src === 'string' && URL.canParse(src, site)) node.properties.src = new URL(src, site).href
    makePortable(node, site)
    return node
  }) as Root['children']
}

function linkTo(player: string, title: unknown, site: string): Element {
  const href = new URL(videoAt(player)?.page ?? player, site).href
  const words = { type: 'text' as const, value: String(title || href) }
  const link: Element = { type: 'element', tagName: 'a', properties: { href }, children: [words] }
  return { type: 'element', tagName: 'p', properties: {}, children: [link] }
}
