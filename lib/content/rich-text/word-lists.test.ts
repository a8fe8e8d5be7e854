import { clean } from './clean'

/** An item as Word puts it on the clipboard. */
const item = (words: string, sign: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\r\n`

test('paragraphs that Word means as a list become one', () => {
  expect(clean(`<p>Before</p>${item('One', '·')}${item('<b>Two</b>', '·')}<p>After</p>`)).toBe(
    '<p>Before</p><ul><li>One</li><li><strong>Two</strong></li></ul><p>After</p>',
  )
})

test.each(['1.', '1)', '(1)', 'a.', 'iv.', '১.', '১।'])('a list whose items begin with %s is numbered', (sign) => {
  expect(clean(item('One', sign))).toBe('<ol><li>One</li></ol>')
})

test('levels are lists in items', () => {
  const text = item('A', '·') + item('B', 'o', 2) + item('C', '1.', 3) + item('D', 'o', 2) + item('E', '·')
  expect(clean(text)).toBe('<ul><li>A<ul><li>B<ol><li>C</li></ol></li><li>D</li></ul></li><li>E</li></ul>')
})

test('a list of another kind is another list', () => {
  expect(clean(item('A', '·') + item('B', '1.'))).toBe('<ul><li>A</li></ul><ol><li>B</li></ol>')
  expect(clean(item('A', '·') + item('B', 'o', 2) + item('C', '1.', 2))).toBe(
    '<ul><li>A<ul><li>B</li></ul><ol><li>C</li></ol></li></ul>',
  )
})

test('a list that begins further in is a list', () => {
  expect(clean(item('A', 'o', 2) + item('B', '·'))).toBe('<ul><li>A</li><li>B</li></ul>')
})

test('lists in cells and boxes are found, too', () => {
  expect(clean(`<table><tbody><tr><td>${item('A', '·')}</td></tr></tbody></table>`)).toContain(
    '<td><ul><li>A</li></ul>',
  )
})

test('words between two lists part them', () => {
  expect(clean(`${item('A', '·')}<p>and</p>${item('B', '·')}`)).toBe('<ul><li>A</li></ul><p>and</p><ul><li>B</li></ul>')
})
