/**
 * What the editor can hold: all that lib/content/rich-text allows, so that opening and saving a text loses nothing of it. What
 * has no button of its own (captions of tables, sub- and superscripts) is kept as it came.
 */
import { Mark, Node, type NodeConfig } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '@/lib/content/rich-text/addresses'
import { colourClass, TEXT_COLOUR_NAMES } from '@/lib/content/rich-text/colours'
import { wholeFigures } from './figure'
import { pasteVideo } from './paste-video'
import { tableKeys } from './table-keys'
import { videoView } from './video-view'

const attributes = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
  )

/** A node that is one element around its content. */
const around = (name: string, tag: string, content: string, more: Partial<NodeConfig> & { kept?: string[] } = {}) => {
  const { kept = [], ...config } = more
  return Node.create({
    name,
    content,
    addAttributes: () => attributes(...kept),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  })
}

/** A mark that is one element and has no attributes. */
const word = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** A block without content. */
const leaf = (name: string, tag: string, kept: string[], more: Partial<NodeConfig> = {}) =>
  Node.create({
    name,
    group: 'block',
    draggable: true,
    addAttributes: () => attributes(...kept),
    parseHTML: () => [{ tag: `${tag}[src]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    ...more,
  })

const colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({ name: { default: null } }),
  parseHTML: () => TEXT_COLOUR_NAMES.map((name) => ({ tag: `span.${colourClass(name)}`, attrs: { name } })),
  renderHTML: ({ mark }) => ['span', { class: colourClass(mark.attrs.name) }, 0],
})

const cell = { kept: ['colspan', 'rowspan'], isolating: true }

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  colour,
  word('subscript', 'sub'),
  word('superscript', 'sup'),
  leaf('picture', 'img', ['src', 'alt', 'width', 'height']),
  leaf('frame', 'iframe', ['src', 'title'], { addNodeView: () => videoView }),
  leaf('file', 'video', ['src', 'title'], { addNodeView: () => videoView }),
  around('figure', 'figure', '(picture | frame | file) figcaption?', {
    group: 'block',
    isolating: true,
    // Of one that was torn the caption is left, as a line of the text.
    parseHTML: () => [
      {
        tag: 'figure',
        getAttrs: (element) => element.querySelector('img[src], iframe[src], video[src]') !== null && null,
      },
    ],
  }),
  around('figcaption', 'figcaption', 'inline*'),
  wholeFigures,
  pasteVideo,
  tableKeys,
  around('table', 'table', 'caption? (head | body | foot)+', { group: 'block', isolating: true }),
  around('caption', 'caption', 'inline*'),
  around('head', 'thead', 'row+'),
  around('body', 'tbody', 'row+'),
  around('foot', 'tfoot', 'row+'),
  around('row', 'tr', '(cell | headCell)+'),
  around('cell', 'td', 'block+', cell),
  around('headCell', 'th', 'block+', { ...cell, kept: [...cell.kept, 'scope'] }),
]
