import { indentHtml } from './indent-html'

test('every block has a line of its own, two spaces deeper than what it stands in', () => {
  expect(indentHtml('<p>a <em>b</em></p><ul><li><p>c</p></li><li><p>d</p></li></ul><hr><p>e</p>')).toBe(
    '<p>a <em>b</em></p>\n<ul>\n  <li><p>c</p></li>\n  <li><p>d</p></li>\n</ul>\n<hr>\n<p>e</p>',
  )
})
