import { looksLikeSvg, readSvg, SvgRefused } from './read-svg'

const svg = (inner: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${more}>${inner}</svg>`)

const faultOf = (bytes: Buffer): string => {
  try {
    readSvg(bytes)
  } catch (error) {
    if (error instanceof SvgRefused) return error.fault
    throw error
  }
  return 'drawn'
}

test('shapes, gradients and copies are drawn as they are', () => {
  const inner =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<g transform="translate(1 2)" fill="url(#a)"><path id="p" d="M0 0h9"></path></g><use href="#p"></use>'
  expect(readSvg(svg(inner))).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`.replace(
      'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"',
      'viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg"',
    ),
  )
})

test('a style attribute is read by its declarations, and what drawing programs note is left out', () => {
  const noted = Buffer.from(
    '<?xml version="1.0"?><!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg" ' +
      'xmlns:ink="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink" ink:version="1">' +
      '<metadata><rdf>x</rdf></metadata><ink:page><path d="M1"/></ink:page>' +
      '<path id="p" style="fill:#B31;-inkscape-font:Arial; stroke : none" d="M0 0" data-x="1" class="a"/>' +
      '<use xlink:href="#p"/></svg>',
  )
  expect(readSvg(noted)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><path id="p" fill="#B31" stroke="none" d="M0 0"></path>' +
      '<use href="#p"></use></svg>',
  )
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'svgScript'],
  ['a script under a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'), 'svgScript'],
  ['an event', svg('<path onclick="alert(1)"/>'), 'svgScript'],
  ['an event of the drawing', svg('', ' onload="alert(1)"'), 'svgScript'],
  ['a piece of a web page', svg('<foreignObject><p/></foreignObject>'), 'svgScript'],
  ['a picture', svg('<image href="data:image/png;base64,AA"/>'), 'svgForeign'],
  ['a foreign address', svg('<use href="https://evil.example/x.svg#a"/>'), 'svgForeign'],
  ['a local file', svg('<use href="file:///etc/passwd#a"/>'), 'svgForeign'],
  ['a script as an address', svg('<use href="javascript:alert(1)"/>'), 'svgForeign'],
  ['a link', svg('<a href="#p"><path/></a>'), 'svgElement'],
  ['a fill from elsewhere', svg('<path fill="url(https://evil.example/a#b)"/>'), 'svgForeign'],
  ['a fill from elsewhere, escaped', svg('<path fill="u\\72l(//evil.example)"/>'), 'svgForeign'],
  ['a style from elsewhere', svg('<path style="fill:url(//evil.example)"/>'), 'svgForeign'],
  ['an imported style', svg('<path style="@import x"/>'), 'svgForeign'],
  ['a sheet of styles', svg('<style>*{fill:red}</style>'), 'svgElement'],
  ['a sheet of styles from elsewhere', Buffer.from('<?xml-stylesheet href="//evil.example"?><svg/>'), 'svgForeign'],
  ['a filter', svg('<filter id="f"/>'), 'svgElement'],
  ['an animation', svg('<animate attributeName="href" to="javascript:1"/>'), 'svgElement'],
  ['letters', svg('<text>Shapla</text>'), 'svgText'],
  ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('<path d="&a;"/>')}`), 'svgDoctype'],
  ['an unknown entity', svg('<path d="&a;"/>'), 'svgBroken'],
  ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'svgBroken'],
  ['another kind of document', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 'svgBroken'],
  ['no namespace', Buffer.from('<svg><path/></svg>'), 'svgBroken'],
  ['two megabytes', svg(`<path d="${'M0 0'.repeat(500_000)}"/>`), 'svgTooLarge'],
  ['twenty thousand shapes', svg('<g/>'.repeat(20_000)), 'svgTooLarge'],
  ['a thousand levels', svg('<g>'.repeat(1000) + '</g>'.repeat(1000)), 'svgTooLarge'],
  ['copies of copies', svg('<g id="a"><use href="#b"/><use href="#b"/></g><use href="#a"/>'), 'svgTooLarge'],
  ['a copy of itself', svg('<use id="a" href="#a"/>'), 'svgTooLarge'],
])('%s is refused', (_, bytes, fault) => {
  expect(faultOf(bytes)).toBe(fault)
})

test.each([
  ['<svg/>', true],
  ['\ufeff<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="x">', true],
  ['<x:svg xmlns:x="http://www.w3.org/2000/svg"/>', true],
  ['<html><svg/></html>', false],
  ['\x89PNG', false],
  ['svg', false],
])('%j is told to be an SVG or not', (text, is) => {
  expect(looksLikeSvg(Buffer.from(text))).toBe(is)
})
