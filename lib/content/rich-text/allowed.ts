/** The one list of what a rich text may hold. What is not on it is taken away, wherever a text is written or shown. */
import type { Schema } from 'hast-util-sanitize'
import { FILE_ADDRESS, FRAME_ADDRESS, LINK_SCHEMES, PICTURE_ADDRESS } from './addresses'
import { colourClass, TEXT_COLOUR_NAMES } from './colours'

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const WORDS = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'span', 'br']
const MEDIA = ['img', 'iframe', 'video']

/** Elements whose content is no text for readers; of every other element that is not on the list the content stays. */
const STRIPPED = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'head', 'title', 'svg', 'math', 'object'],
  ...['applet', 'audio', 'canvas', 'map', 'datalist', 'select', 'textarea', 'input', 'xmp', 'plaintext'],
]

/** A whole number of cells, small enough to be a table that somebody made. */
const CELLS = /^(?:[1-9]|1\d|20)$/
const PIXELS = /^[1-9]\d{0,3}$/

export const ALLOWED: Schema = {
  tagNames: [...BLOCKS, ...TABLES, ...WORDS, ...MEDIA],
  attributes: {
    a: ['href', 'title', ['target', '_blank'], ['rel', 'noopener', 'noreferrer']],
    span: [['className', ...TEXT_COLOUR_NAMES.map(colourClass)]],
    ol: [['start', /^\d{1,4}$/]],
    img: [['src', PICTURE_ADDRESS], 'alt', ['width', PIXELS], ['height', PIXELS]],
    iframe: [['src', FRAME_ADDRESS], 'title'],
    video: [['src', FILE_ADDRESS], 'title', 'controls'],
    th: [
      ['colSpan', CELLS],
      ['rowSpan', CELLS],
      ['scope', 'row', 'col'],
    ],
    td: [
      ['colSpan', CELLS],
      ['rowSpan', CELLS],
    ],
  },
  // An address without a scheme is relative, which is allowed; a scheme that is not here is not.
  protocols: { href: LINK_SCHEMES },
  // These would else break out of where they stand.
  ancestors: {
    li: ['ul', 'ol'],
    figcaption: ['figure'],
    ...Object.fromEntries(TABLES.slice(1).map((name) => [name, ['table']])),
  },
  strip: STRIPPED,
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}
