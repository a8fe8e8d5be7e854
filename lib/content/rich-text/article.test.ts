import { toHtml } from 'hast-util-to-html'
import { rounds, sampled } from '@/lib/testing/sample'
import { testSeed } from '@/lib/testing/seed'
import { articleTree, picturePaths, type TopLevel } from './article'
import { ALL_PAYLOADS } from './hostile/families'
import { nestings } from './hostile/nested-markup'
import { parse } from './parse'

const drawn = (html: string, top?: TopLevel) => toHtml(articleTree(html, top))

test('words outside of blocks become paragraphs', () => {
  expect(drawn('one <b>two</b>\n\nthree<h2>four</h2>five')).toBe(
    '<p>one <strong>two</strong></p><p>three</p><h2>four</h2><p>five</p>',
  )
})

test('empty paragraphs are not drawn', () => {
  expect(drawn('<p></p><p>a</p><p>&nbsp;</p><p><br></p>')).toBe('<p>a</p>')
})

test('headings begin below the page’s title and skip no level', () => {
  expect(drawn('<h1>a</h1><h4>b</h4><h2>c</h2>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
  expect(drawn('<h3>a</h3><h6>b</h6>', 3)).toBe('<h3>a</h3><h4>b</h4>')
})

test('a picture alone in its paragraph is a figure', () => {
  expect(drawn('<p><img src="/media/a.webp"></p>')).toBe('<figure><img src="/media/a.webp" alt=""></figure>')
})

test('a video leaves the words that it stood in', () => {
  const video = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>'
  expect(drawn(`<p>a <b>b ${video}</b></p><a href="/x">${video}<p>c</p></a>`)).toBe(
    `<p>a <strong>b </strong></p>${video}<a href="/x"><p>c</p></a>${video}`,
  )
})

test('a video in a table’s caption stays there: between the rows a browser would throw it out', () => {
  const table = (caption: string) => `<table><caption>${caption}</caption><tbody><tr><td>b</td></tr></tbody></table>`
  const video = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>'
  expect(drawn(table(`a ${video}`))).toBe(table(`a ${video}`))
})

test('what is drawn reads the same in a browser, which React demands of a page', () => {
  const known = [...sampled('rich-texts', ALL_PAYLOADS, { size: 400 }), ...nestings(rounds(300, 60), 41_885_670)]
  const texts = [...known, ...nestings(rounds(1000, 200), testSeed())]
  const others = texts.filter((text) => {
    const html = drawn(`${text}<p>x</p>`)
    return toHtml(parse(html) ?? []) !== html
  })
  expect(others).toEqual([])
})

test('who said a quotation stands in its foot', () => {
  expect(drawn('<blockquote><p>a</p><p><em>b</em></p></blockquote>')).toBe(
    '<blockquote><p>a</p><footer>b</footer></blockquote>',
  )
  expect(drawn('<blockquote><p><em>b</em></p></blockquote>')).toBe('<blockquote><p><em>b</em></p></blockquote>')
})

test('columns of amounts are marked', () => {
  const table = (amount: string) =>
    `<table><tbody><tr><th>Item</th><th>Cost</th></tr><tr><td>Roof</td><td>${amount}</td></tr></tbody></table>`
  expect(drawn(table('$4,100'))).toContain('<th data-amount="">Cost</th>')
  expect(drawn(table('৳ ৪,১০০'))).toContain('<td data-amount="">')
  expect(drawn(table('3 boats and a roof'))).not.toContain('data-amount')
})

test('a text without words and pictures is no article', () => {
  expect(articleTree(' <p> </p>\n<script>x</script>').children).toEqual([])
})

test('the pictures of a text, each once', () => {
  const html = '<img src="media/a.webp"><p><img src="/media/b.png"><img src="/media/a.webp"><img src="//x/c.webp"></p>'
  expect(picturePaths(html)).toEqual(['media/a.webp', 'media/b.png'])
})
