/** A guide's Markdown as the tree of its HTML. On the server alone: browsers get what it draws. */
import 'server-only'
import type { Element, Root } from 'hast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { gfmTable } from 'micromark-extension-gfm-table'
import { SKIP, visit } from 'unist-util-visit'
import { guideAddress, isGuide, sectionAnchor } from './guides'

const FILE_OF_GUIDE = /^([a-z]+)(?:\.bn)?\.md$/

interface GuideSection {
  anchor: string
  heading: string
}

export interface Guide {
  title: string
  sections: readonly GuideSection[]
  /** All but the title. HTML in the Markdown is left out. */
  tree: Root
}

/**
 * Reads a guide: the first heading is its title; each heading of the second level begins a section, with an anchor by its
 * number; links to other guides lead to their screens.
 */
export function parseGuide(markdown: string): Guide {
  const tree = toHast(
    fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
  ) as Root
  const title = takeTitle(tree)
  dropLanguageLink(tree)
  leadInside(tree)
  nameTables(tree)
  return { title, sections: numberSections(tree), tree }
}

/** The screen has a heading of its own. */
function takeTitle(tree: Root): string {
  const at = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h1')
  const [title] = at < 0 ? [] : tree.children.splice(at, 1)
  return title ? textOf(title as Element) : ''
}

/** The file leads to the guide in the other language first of all; the screen is in the reader's own. */
function dropLanguageLink(tree: Root): void {
  const at = tree.children.findIndex((node) => node.type === 'element')
  const first = tree.children[at] as Element | undefined
  const [link, ...others] = first?.children ?? []
  if (link?.type !== 'element' || others.length > 0) return
  if (FILE_OF_GUIDE.test(String(link.properties.href))) tree.children.splice(at, 1)
}

function numberSections(tree: Root): GuideSection[] {
  const sections: GuideSection[] = []
  visit(tree, { type: 'element', tagName: 'h2' }, (heading: Element) => {
    const anchor = sectionAnchor(sections.length + 1)
    heading.properties.id = anchor
    sections.push({ anchor, heading: textOf(heading) })
  })
  return sections
}

/** A link to a guide's file becomes one to its screen; of all others but whole addresses only the text is left. */
function leadInside(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'a' }, (link: Element, at, parent) => {
    const address = String(link.properties.href)
    const [, name = ''] = FILE_OF_GUIDE.exec(address) ?? []
    if (isGuide(name)) link.properties.href = guideAddress(name)
    else if (!address.startsWith('https://')) {
      parent?.children.splice(at ?? 0, 1, ...link.children)
      return [SKIP, at ?? 0]
    }
  })
}

/** Tables are numbered, for the names of the frames that they scroll in. A column without a heading has none to read out. */
function nameTables(tree: Root): void {
  let tables = 0
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') {
      tables += 1
      element.properties.dataNumber = tables
    }
    if (element.tagName === 'th' && element.children.length === 0) element.tagName = 'td'
  })
}

function textOf(element: Element): string {
  let text = ''
  visit(element, 'text', ({ value }) => {
    text += value
  })
  return text
}
