import { toHtml } from 'hast-util-to-html'
import { parseGuide } from './parse-guide'

const html = (markdown: string) => toHtml(parseGuide(markdown).tree).trim()

test('the title of a guide stands apart from its text', () => {
  const { title } = parseGuide('# For *editors*\n\nSign in.')
  expect(title).toBe('For editors')
  expect(html('# For *editors*\n\nSign in.')).toBe('<p>Sign in.</p>')
})

test.each(['editors.bn.md', 'editors.md'])('the link to the guide in the other language, %s, is left out', (file) => {
  expect(html(`# Guide\n\n[In English](${file})\n\nSign in.`)).toBe('<p>Sign in.</p>')
  expect(html('# Guide\n\n[DIFE](https://dife.example/)')).toBe('<p><a href="https://dife.example/">DIFE</a></p>')
})

test('headings of the second level are sections, whose anchors are numbers in every language', () => {
  const english = parseGuide('# Guide\n\n## The inbox\n\n### A part\n\n## *Roles* of `staff`\n')
  const bangla = parseGuide('# নির্দেশিকা\n\n## ইনবক্স\n\n### এক অংশ\n\n## কাজের ভাগ\n')
  expect(english.sections).toEqual([
    { anchor: 'section-1', heading: 'The inbox' },
    { anchor: 'section-2', heading: 'Roles of staff' },
  ])
  expect(bangla.sections.map(({ anchor }) => anchor)).toEqual(['section-1', 'section-2'])
  expect(html('## The inbox')).toBe('<h2 id="section-1">The inbox</h2>')
})

test.each(['treasurers.md', 'treasurers.bn.md'])('a link to %s leads to the screen of that guide', (file) => {
  expect(html(`See [that guide](${file}).`)).toBe('<p>See <a href="/admin/guide/treasurers">that guide</a>.</p>')
})

test.each([
  'glossary.md',
  'decisions/045.md',
  '../README.md',
  'constructor.md',
  '#receipts',
  '/admin/ledger',
  '//evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
])('of a link to %s the text alone is left', (address) => {
  expect(html(`See [the *words*](${address}) and [Gifts](editors.md).`)).toBe(
    '<p>See the <em>words</em> and <a href="/admin/guide/editors">Gifts</a>.</p>',
  )
})

test('a whole address stays a link', () => {
  expect(html('[DIFE](https://dife.example/)')).toBe('<p><a href="https://dife.example/">DIFE</a></p>')
})

test('HTML in a guide is left out', () => {
  expect(html('One <img src=x onerror=alert(1)> line.\n\n<script>alert(1)</script>')).toBe('<p>One  line.</p>')
})

test('tables are numbered, and a column without a heading has no heading cell', () => {
  const table = '| | Home |\n| --- | --- |\n| project | *In Focus* |\n'
  const shown = html(`${table}\n- in a list:\n\n${table.replaceAll(/^/gm, '  ')}`)
  expect(shown.match(/<table data-number="\d">/g)).toEqual(['<table data-number="1">', '<table data-number="2">'])
  expect(shown).toMatch(/<td><\/td>\s*<th>Home<\/th>/)
  expect(shown).toContain('<td><em>In Focus</em></td>')
})
