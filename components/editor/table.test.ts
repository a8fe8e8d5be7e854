/** @jest-environment jsdom */
import { TextSelection } from '@tiptap/pm/state'
import { Editor } from '@tiptap/react'
import { clean } from '@/lib/content/rich-text/clean'
import { EXTENSIONS } from './schema'
import { editTable, insertTable, MOST_ROWS, type TableEdit, tableState } from './table'

/** An editor with its cursor in the first line whose text is `at`. */
function editorAt(content: string, at: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS, content })
  put(editor, at)
  return editor
}

function put(editor: Editor, at: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === at)
      editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, position)))
  })
}

/** What would be stored, with each cell as its words alone. */
const stored = (editor: Editor) => clean(editor.getHTML()).replaceAll(/<\/?p>/g, '')

const row = (cells: string, tag = 'td') => `<tr>${[...cells].map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
const table = (rows: string, head = '') =>
  `<table>${head && `<thead>${row(head, 'th')}</thead>`}<tbody>${rows
    .split(' ')
    .map((cells) => row(cells))
    .join('')}</tbody></table>`

/** The cells of the table, a row each; `.` is one that is empty. */
const cellsOf = (editor: Editor) =>
  [...new DOMParser().parseFromString(editor.getHTML(), 'text/html').querySelectorAll('tr')]
    .map((one) => [...one.children].map((cell) => cell.textContent || '.').join(''))
    .join(' ')

const SMALL = table('ab cd', 'HI')

test.each([
  ['rowAbove', 'a', 'HI .. ab cd'],
  ['rowBelow', 'd', 'HI ab cd ..'],
  ['columnBefore', 'b', 'H.I a.b c.d'],
  ['columnAfter', 'b', 'HI. ab. cd.'],
  ['removeRow', 'a', 'HI cd'],
  ['removeRow', 'H', 'ab cd'],
  ['removeColumn', 'c', 'I b d'],
  ['remove', 'a', ''],
] satisfies [TableEdit, string, string][])('%s at %s leaves %p', (edit, at, left) => {
  const editor = editorAt(SMALL, at)
  expect(editTable(editor, edit)).toBe(true)
  expect(cellsOf(editor)).toBe(left)
  editor.commands.undo()
  expect(cellsOf(editor)).toBe('HI ab cd')
})

test.each([
  ['rowAbove', 'b', 'HI .* ab cd'],
  ['columnBefore', 'd', 'H.I a.b c*d'],
] satisfies [TableEdit, string, string][])('after %s at %s the cursor is in the new cell', (edit, at, written) => {
  const editor = editorAt(SMALL, at)
  editTable(editor, edit)
  editor.commands.insertContent('*')
  expect(cellsOf(editor)).toBe(written)
})

test('the last row and the last column take the table with them', () => {
  for (const edit of ['removeRow', 'removeColumn'] as const) {
    const editor = editorAt(`<p>x</p>${table('a')}`, 'a')
    editTable(editor, edit)
    expect(stored(editor)).not.toContain('<table')
    expect(stored(editor)).toContain('x')
  }
})

test('the first row becomes the head, and one of the rows again', () => {
  const editor = editorAt(table('ab cd'), 'c')
  editTable(editor, 'toggleHead')
  expect(stored(editor)).toContain('<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td>')
  expect(tableState(editor)?.hasHead).toBe(true)
  editTable(editor, 'toggleHead')
  expect(stored(editor)).toBe(table('ab cd'))
})

test('a table is put in with the cursor in its first cell', () => {
  const editor = editorAt('<p>before</p><p>after</p>', 'before')
  editor.commands.setTextSelection(7)
  insertTable(editor, 2, 2, true)
  editor.commands.insertContent('*')
  expect(cellsOf(editor)).toBe('*. ..')
  expect(stored(editor)).toMatch(/^before<table><thead>.*<\/table>.*after$/)
})

test('a table is put into a list with the cursor in its first cell', () => {
  const editor = editorAt('<ul><li><p>one</p></li><li><p></p></li></ul>', 'one')
  editor.commands.setTextSelection(10)
  insertTable(editor, 1, 2, false)
  editor.commands.insertContent('*')
  expect(cellsOf(editor)).toBe('*.')
})

test('a caption and a foot stay', () => {
  const editor = editorAt(
    '<table><caption>Costs</caption><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>sum</td></tr></tfoot></table>',
    'a',
  )
  editTable(editor, 'rowBelow')
  editTable(editor, 'toggleHead')
  const html = stored(editor)
  expect(html).toContain('<caption>Costs</caption>')
  expect(html).toContain('<tfoot><tr><td>sum</td></tr></tfoot>')
})

test('in its caption the first row is meant', () => {
  const editor = editorAt('<table><caption>Costs</caption><tbody><tr><td>a</td></tr></tbody></table>', 'Costs')
  editTable(editor, 'rowAbove')
  expect(cellsOf(editor)).toBe('. a')
})

test('a table with merged cells keeps its rows and columns, and can be deleted', () => {
  const editor = editorAt(
    '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    'b',
  )
  expect(tableState(editor)?.isRegular).toBe(false)
  expect(editTable(editor, 'columnAfter')).toBe(false)
  expect(editTable(editor, 'remove')).toBe(true)
})

test('a table has a bound', () => {
  const editor = editorAt(table(Array.from({ length: MOST_ROWS }, () => 'a').join(' ')), 'a')
  expect(tableState(editor)?.canAddRow).toBe(false)
  expect(editTable(editor, 'rowBelow')).toBe(false)
})

test('elsewhere there is nothing to change', () => {
  const editor = editorAt('<p>a</p>', 'a')
  expect(tableState(editor)).toBeUndefined()
  expect(editTable(editor, 'rowBelow')).toBe(false)
})

const press = (editor: Editor, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  editor.view.dom.dispatchEvent(event)
  return event.defaultPrevented
}

test('Tab goes from cell to cell, and behind the last one adds a row', () => {
  const editor = editorAt(SMALL, 'H')
  for (const expected of ['I', 'a', 'b', 'c', 'd']) {
    expect(press(editor)).toBe(true)
    expect(editor.state.selection.$from.parent.textContent).toBe(expected)
  }
  expect(press(editor)).toBe(true)
  editor.commands.insertContent('*')
  expect(cellsOf(editor)).toBe('HI ab cd *.')
  press(editor, true)
  expect(editor.state.selection.$from.parent.textContent).toBe('d')
})

test('before the first cell, and outside of tables, Tab leaves the text', () => {
  expect(press(editorAt(SMALL, 'H'), true)).toBe(false)
  expect(press(editorAt('<p>a</p>', 'a'))).toBe(false)
})

test('Tab leads from the caption to the first cell', () => {
  const editor = editorAt('<table><caption>Costs</caption><tbody><tr><td>a</td></tr></tbody></table>', 'Costs')
  press(editor)
  expect(editor.state.selection.$from.parent.textContent).toBe('a')
})

test('in a list within a cell Tab indents first', () => {
  const editor = editorAt(
    '<table><tbody><tr><td><ul><li><p>a</p></li><li><p>b</p></li></ul></td></tr></tbody></table>',
    'b',
  )
  press(editor)
  expect(stored(editor)).toContain('<ul><li>a<ul><li>b</li></ul></li></ul>')
})
