/** @jest-environment jsdom */
import { Editor } from '@tiptap/react'
import { EXTENSIONS } from './schema'
import { findingsOf } from './text-checks'

function findings(content: string, lang = 'en') {
  const { state } = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS, content })
  return findingsOf(state.doc, lang).map(({ from, to, ...finding }) => ({
    ...finding,
    at: state.doc.textBetween(from, to),
  }))
}

test('a text without a fault has nothing to look at', () => {
  expect(
    findings(
      '<h2>A</h2><h3>B</h3><h2>C</h2><p>See <a href="/news">our news</a>.</p><img src="/media/a.webp" alt="A boat">',
    ),
  ).toEqual([])
})

test('a picture without an alternative text is found', () => {
  expect(findings('<img src="/media/a.webp" alt=" "><img src="/media/b.webp">')).toEqual([
    { kind: 'alt', at: '' },
    { kind: 'alt', at: '' },
  ])
})

test('a heading that leaves a level out is found; going back up is fine', () => {
  expect(findings('<h2>A</h2><h4>B</h4><h5>C</h5><h2>D</h2>')).toEqual([{ kind: 'order', n: 4, before: 2, at: 'B' }])
})

test.each(['here', 'Click here.', 'HERE', 'এখানে', 'আরও পড়ুন', '<strong>he</strong>re'])(
  'a link named %s is found, as a whole',
  (name) => {
    expect(findings(`<p>To help, press <a href="/contact">${name}</a>.</p>`)).toEqual([
      expect.objectContaining({ kind: 'link', at: name.replaceAll(/<[^>]*>/g, '') }),
    ])
  },
)

test('the same words without a link, or within a name that says more, are fine', () => {
  expect(findings('<p>Come here. <a href="/contact">Write to us here</a></p>')).toEqual([])
})

test('in Bangla a line of another script is found, and a name or an abbreviation is not', () => {
  const text = '<p>নদীর জল বাড়ছে।</p><p>The river rose.</p><p>UNICEF</p><p>UNICEF-এর সঙ্গে</p>'
  expect(findings(text, 'bn')).toEqual([{ kind: 'script', words: 'The river rose.', at: 'The river rose.' }])
  expect(findings(text, 'en')).toEqual([])
})

test('there is a bound', () => {
  expect(findings('<img src="/media/a.webp">'.repeat(30))).toHaveLength(20)
})
