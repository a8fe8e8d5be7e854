/** Nests elements that change how their content is read, at random but the same every time. Tests only. */

const OUTER = [
  ...['svg', 'math', 'style', 'noscript', 'template', 'form', 'table', 'select', 'title', 'textarea', 'xmp', 'iframe'],
  ...['foreignObject', 'desc', 'mtext', 'mi', 'mglyph', 'annotation-xml', 'tr', 'td', 'caption', 'colgroup', 'option'],
  ...['p', 'a', 'b', 'i', 'font', 'li', 'ul', 'h1', 'button', 'pre', 'nobr', 'div', 'span', 'dd', 'ruby', 'rt', 'body'],
]

const INNER = [
  '<img src=1 onerror=hit()>',
  '<style><img title="</style><img src=1 onerror=hit()>"></style>',
  '<a id="</style><img src=1 onerror=hit()>">x</a>',
  '<!--</style>--><img src=1 onerror=hit()>',
  '<img alt="--></title></noscript></textarea><img src=1 onerror=hit()>" src=/media/a.webp>',
  '<script>hit()</script>',
  '<a href="javascript:hit()">x</a>',
  '<iframe src="https://youtu.be/abcdefghijk"></iframe>',
  '&lt;img src=1 onerror=hit()&gt;',
  '<p>words</p>',
]

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` texts of nested and badly closed elements. */
export function nestings(count: number, seed: number): string[] {
  const next = numbersFrom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const attribute = () => one(['', '', ' title="</style>"', ' encoding="text/html"', ' style="color:#e00"', ' class=x'])
  const nest = (depth: number): string => {
    if (depth === 0) return one(INNER)
    const name = one(OUTER)
    const content = Array.from({ length: 1 + Math.floor(next() * 2) }, () => nest(depth - 1)).join('')
    const end = one([`</${name}>`, `</${name}>`, `</${one(OUTER)}>`, ''])
    return `<${name}${attribute()}>${content}${end}`
  }
  return Array.from({ length: count }, () => nest(2 + Math.floor(next() * 5)))
}
