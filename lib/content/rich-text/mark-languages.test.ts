import { toHtml } from 'hast-util-to-html'
import type { Locale } from '@/lib/shared/addresses/localized'
import { articleTree } from './article'
import { markLanguages } from './mark-languages'

const marked = (html: string, locale: Locale = 'bn') => {
  const tree = articleTree(html)
  markLanguages(tree, locale)
  return toHtml(tree)
}

test('paragraphs and headings of another language are marked, others are not', () => {
  expect(marked('<h2>A <em>river</em></h2><p>একটি <a href="/x">River</a> নদী</p><p>2026</p><p>It floods.</p>')).toBe(
    '<h2 lang="en">A <em>river</em></h2><p>একটি <a href="/x">River</a> নদী</p><p>2026</p><p lang="en">It floods.</p>',
  )
  expect(marked('<p>A river</p><p>একটি নদী</p>', 'en')).toBe('<p>A river</p><p lang="bn">একটি নদী</p>')
})

test('a list in one language is marked once, one in both item by item', () => {
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  expect(marked(list('Rice', list('Red rice', '2 kg'), 'Salt'))).toBe(
    `<ul lang="en">${list('Rice', list('Red rice', '2 kg'), 'Salt').slice('<ul>'.length)}`,
  )
  expect(marked(list('Rice', 'চাল'))).toBe('<ul><li lang="en">Rice</li><li>চাল</li></ul>')
})

test('a table in both languages is marked row by row, or cell by cell', () => {
  const cells = '<tr><td>Rice</td><td>চাল</td></tr><tr><td>Salt</td><td>100</td></tr>'
  expect(marked(`<table><tbody>${cells}</tbody></table>`)).toContain(
    '<tr><td lang="en">Rice</td><td>চাল</td></tr><tr lang="en"><td>Salt</td>',
  )
})

test('a picture knows the language around its words, and a picture alone has none around it', () => {
  expect(marked('<p>A boat <img src="/media/a.webp"></p><p><img src="/media/b.webp"></p>')).toBe(
    '<p lang="en">A boat <img src="/media/a.webp" alt="" lang="en"></p><figure><img src="/media/b.webp" alt=""></figure>',
  )
})

test('what holds a video is not marked: its button is in the page’s language', () => {
  const video = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>'
  expect(marked(`<blockquote><p>Watch this</p>${video}</blockquote>`)).toBe(
    `<blockquote><p lang="en">Watch this</p>${video}</blockquote>`,
  )
})
