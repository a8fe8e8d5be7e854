/** Texts that become others when they are read again: mutation XSS and namespaces (HTML, section 13.2). Tests only. */
import { combine, FAILING } from './combine'

const FOREIGN = [
  'svg',
  'math',
  'svg><desc',
  'svg><foreignObject',
  'svg><title',
  'math><mtext',
  'math><mi',
  'math><annotation-xml',
]

/** Elements whose content is text to one reader and markup to another. */
const RAW = [
  'style',
  'noscript',
  'title',
  'textarea',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
  'script',
  'template',
  'select',
  'plaintext',
]

const BREAKERS: readonly ((raw: string) => string)[] = [
  (raw) => `<${raw}>${FAILING}</${raw}>`,
  (raw) => `<${raw}><a title="</${raw}>${FAILING}">`,
  (raw) => `<${raw}><!--</${raw}>${FAILING}-->`,
  (raw) => `<${raw}></p></${raw}/x>${FAILING}`,
  (raw) => `<${raw}><${raw}></${raw}>${FAILING}</${raw}>`,
]

const NEAR_FOREIGN: readonly ((open: string) => string)[] = [
  (open) => `<${open}>${FAILING}`,
  (open) => `<${open}><p>${FAILING}</p>`,
  (open) => `<${open}><table><mglyph><style>${FAILING}`,
  (open) => `<${open}><mglyph><style><!--</style>${FAILING}-->`,
  (open) => `<${open}><malignmark><style></malignmark>${FAILING}</style>`,
  (open) => `<${open}><font color=red><style>${FAILING}</style></font>`,
  (open) => `<form><${open}></form><form><style></form>${FAILING}`,
  (open) => `<${open}><![CDATA[${FAILING}]]>`,
  (open) => `<${open}><![CDATA[x]]>${FAILING}<![CDATA[>]]>`,
  (open) => `<${open}><?xml-stylesheet ?>${FAILING}`,
  (open) => `<${open}><a id="</style>${FAILING}">x</a>`,
  (open) => `<p><${open}><p>${FAILING}</p></p>`,
  (open) => `<table><${open}><tr>${FAILING}</tr></table>`,
  (open) => `<select><${open}><option>${FAILING}`,
]

const FOSTERED = [
  'table',
  'table><tr',
  'table><tbody',
  'table><colgroup',
  'table><caption',
  'table><tr><td',
  'table><thead><th',
  'select',
  'frameset',
]

const MISPLACED = [
  FAILING,
  `x${FAILING}y`,
  `<a href=javascript:hit()>x<table>${FAILING}`,
  `<style>${FAILING}</style>`,
  `<input type=hidden>${FAILING}`,
  `<form><input></form>${FAILING}`,
  `<b><p>${FAILING}</b></p>`,
]

const COMMENTS = [
  ...['<!-->%', '<!--->%', '<!-- --!>%', '<!--x--!>%-->', '<!--<!-->%-->', '<!--<!--x-->%-->', '<!%>', '</%>', '</ %>'],
  ...[
    '<?%>',
    '<?php echo 1; ?>%',
    '<![CDATA[%]]>',
    '<!DOCTYPE x [<!ENTITY y "%">]>&y;',
    '<!doctype html>%',
    '<!--[if IE]>%<![endif]-->',
  ],
  ...['<![if !IE]>%<![endif]>', '<!-- \u0000-->%', '<!-', '<%%>', '<\u0000%', '<!--%', '--><!-->%', '<#%', '<=%'],
]

const ADOPTED = combine(
  ['a', 'b', 'nobr', 'font', 'i', 'code', 'big', 'u', 's', 'em'],
  ['p', 'div', 'table', 'h2', 'li', 'svg', 'button'],
  (word, block) => `<${word}><${block}><${word}>${FAILING}</${word}></${block}><${word} href=javascript:hit()>x`,
)

const SHADOW = combine(
  ['open', 'closed', 'OPEN', '" onclick="hit()'],
  ['div', 'p', 'span', 'x-y', 'td'],
  (mode, host) =>
    `<${host}><template shadowrootmode="${mode}" shadowrootclonable>${FAILING}<slot></slot></template>x</${host}>`,
)

export const mutations: Record<string, readonly string[]> = {
  'raw text': combine(RAW, BREAKERS, (raw, make) => make(raw)),
  'raw text in foreign elements': combine(FOREIGN, RAW, (open, raw) => `<${open}><${raw}><a id="</${raw}>${FAILING}">`),
  'foreign elements': combine(FOREIGN, NEAR_FOREIGN, (open, make) => make(open)),
  'foster parenting': combine(FOSTERED, MISPLACED, (open, inner) => `<${open}>${inner}`),
  'comments and declarations': combine(
    COMMENTS,
    [FAILING, '<script>hit()</script>', '<p onclick=hit()>x'],
    (text, inner) => text.replaceAll('%', inner),
  ),
  'adopted elements': ADOPTED,
  'shadow roots': SHADOW,
}
