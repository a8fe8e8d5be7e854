/** @jest-environment jsdom */
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { Editor } from '@tiptap/react'
import { insertBlock } from './insert'
import { EXTENSIONS } from './schema'

const FIGURE = '<figure><img src="/media/a.webp" alt="A boat"><figcaption>On the river</figcaption></figure>'
const NOTHING = /<figcaption>\s*<\/figcaption>|<img(?![^>]* src=)/

let editor: Editor
const open = (content: string) => {
  editor = new Editor({ extensions: EXTENSIONS, content, injectCSS: false, element: document.createElement('div') })
}
afterEach(() => {
  // Whatever was done, nothing is left that shows nothing.
  expect(editor.getHTML()).not.toMatch(NOTHING)
  editor.destroy()
})

/** Where a text stands, or ends. */
function at(text: string, end = false): number {
  let found = -1
  editor.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(text) ?? -1
    if (index >= 0 && found < 0) found = position + index + (end ? text.length : 0)
  })
  return found
}

const select = (from: number, to = from) =>
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to)))

function mark(type: string): void {
  let found = -1
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === type) found = position
  })
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, found)))
}

/** @returns whether the editor did something of its own; otherwise the browser does */
const press = (key: string, more: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ...more })),
  ) === true

/** As ProseMirror does with what is typed over more than a part of one line. */
function type(text: string): void {
  const { view } = editor
  const { from, to } = view.state.selection
  const plainly = () => view.state.tr.insertText(text)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, plainly))) view.dispatch(plainly())
}

const html = () => editor.getHTML().replace(/(<p><\/p>)+$/, '')

describe('in a caption', () => {
  beforeEach(() => open(`<p>Before</p>${FIGURE}<p>After</p>`))

  test.each(['On the river', 'the river', 'river'])('Enter before “%s” goes on below, in a new paragraph', (text) => {
    select(at(text))
    expect(press('Enter')).toBe(true)
    type('Below')
    expect(html()).toBe(`<p>Before</p>${FIGURE}<p>Below</p><p>After</p>`)
  })

  test('Enter at its end goes on below, in an empty paragraph where there is one', () => {
    open(`${FIGURE}<p></p><p>After</p>`)
    select(at('river', true))
    press('Enter')
    type('Below')
    expect(html()).toBe(`${FIGURE}<p>Below</p><p>After</p>`)
  })

  test.each([
    ['Backspace', 'On the river', false],
    ['Delete', 'On the river', true],
  ])('%s at its end changes nothing', (key, text, isEnd) => {
    const before = html()
    select(at(text, isEnd))
    for (const more of [{}, { ctrlKey: true }, { altKey: true }]) {
      expect(press(key, more)).toBe(true)
      expect(html()).toBe(before)
    }
  })

  test('Backspace and Delete within it are the browser’s', () => {
    select(at('the'))
    expect([press('Backspace'), press('Delete')]).toEqual([false, false])
  })

  test('what is marked in it is erased, and nothing else', () => {
    select(at('On the'), at('river'))
    expect(press('Backspace')).toBe(true)
    expect(html()).toBe(`<p>Before</p>${FIGURE.replace('On the ', '')}<p>After</p>`)
  })
})

describe('a picture that is marked in a figure', () => {
  beforeEach(() => {
    open(`<p>Before</p>${FIGURE}<p>After</p>`)
    mark('picture')
  })

  test.each(['Backspace', 'Delete'])('goes with its caption by %s', (key) => {
    expect(press(key)).toBe(true)
    expect(html()).toBe('<p>Before</p><p>After</p>')
  })

  test('stays whole by Enter and by words, which go on below', () => {
    press('Enter')
    expect(html()).toBe(`<p>Before</p>${FIGURE}<p></p><p>After</p>`)
    mark('picture')
    type('B')
    expect(html()).toBe(`<p>Before</p>${FIGURE}<p>B</p><p>After</p>`)
  })

  test('stays whole by any other key', () => {
    const before = html()
    for (const key of ['a', ' ', 'Tab', 'Enter']) press(key, { shiftKey: true })
    editor.commands.setHardBreak()
    editor.commands.splitBlock()
    expect(html()).toBe(before)
  })

  test('is not cut out of it', () => {
    const before = html()
    editor.view.dispatch(editor.state.tr.deleteSelection())
    expect(html()).toBe(before)
  })
})

test('the caption of a figure that has lost its picture becomes a paragraph', () => {
  open(
    '<figure><img><figcaption>On the river</figcaption></figure><figure><figcaption></figcaption></figure><p>After</p>',
  )
  expect(editor.getText()).toMatch(/^On the river\s+After$/)
  select(at('After'))
  type('Long ')
  expect(html()).toBe('<p>On the river</p><p>Long After</p>')
})

describe('beside a figure', () => {
  beforeEach(() => open(`<p>Before</p>${FIGURE}<p>After</p>`))

  test.each([
    ['Backspace', 'After', false],
    ['Delete', 'Before', true],
  ])('%s marks it first, whole', (key, text, isEnd) => {
    const before = html()
    select(at(text, isEnd))
    press(key)
    expect(html()).toBe(before)
    expect(editor.state.selection).toMatchObject({ node: { type: { name: 'figure' } } })
  })

  test('what is marked across its ends is erased without tearing it', () => {
    select(at('fore'), at('the river'))
    press('Backspace')
    expect(html()).not.toMatch(/<figure>(?!<img src="\/media\/a\.webp" alt="A boat">)/)
  })
})

describe('after a figure is inserted', () => {
  const figure = {
    type: 'figure',
    content: [
      { type: 'picture', attrs: { src: '/media/b.webp', alt: 'B' } },
      { type: 'figcaption', content: [{ type: 'text', text: 'B' }] },
    ],
  }
  const B = '<figure><img src="/media/b.webp" alt="B"><figcaption>B</figcaption></figure>'

  test.each([
    ['<p></p>', `${B}<p>On</p>`],
    ['<p>Before</p><p></p><p>After</p>', `<p>Before</p>${B}<p>OnAfter</p>`],
    ['<table><tbody><tr><td><p></p></td><td><p>C</p></td></tr></tbody></table>', `<td colspan="1">${B}<p>On</p></td>`],
  ])('the caret stands behind it: %s', (content, result) => {
    open(content)
    let empty = -1
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'paragraph' && node.content.size === 0 && empty < 0) empty = position + 1
    })
    select(empty)
    insertBlock(editor, figure)
    type('On')
    expect(html().replaceAll('<td>', '<td colspan="1">')).toContain(result)
  })

  test('one that is inserted from a caption comes after that caption’s figure', () => {
    open(`${FIGURE}<p>After</p>`)
    select(at('the river'))
    insertBlock(editor, figure)
    type('On ')
    expect(html()).toBe(`${FIGURE}${B}<p>On After</p>`)
  })

  test.each([
    [`<p>Before</p>${FIGURE}<p>After</p>`, `<p>Before</p>${B}<p>On</p>${FIGURE}<p>After</p>`],
    ['<ul><li><p>Before</p></li></ul><p>After</p>', `<ul><li><p>Before</p>${B}</li></ul><p>OnAfter</p>`],
  ])('it stands in a line of the text: %s', (content, result) => {
    open(content)
    select(at('Before', true))
    insertBlock(editor, figure)
    type('On')
    expect(html()).toBe(result)
  })

  test('the caret stands behind an inserted picture without a caption, too', () => {
    open('<p>Before</p>')
    select(at('Before', true))
    insertBlock(editor, { type: 'picture', attrs: { src: '/media/b.webp', alt: 'B' } })
    type('On')
    expect(html()).toBe('<p>Before</p><img src="/media/b.webp" alt="B"><p>On</p>')
  })
})
