import { renderHook } from '@testing-library/react'
import { Editor } from '@tiptap/react'
import { type HistoryPlace, useKeptHistory } from './kept-history'
import { EXTENSIONS } from './schema'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

function editorOf(content: string): Editor {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS, content })
  editors.push(editor)
  return editor
}

const TEXT = 'news detail.text en'
const formOf = (editor: Editor, place: HistoryPlace) => renderHook(() => useKeptHistory(editor, place))

/** The HTML of a text that was written in the form of a new record, which is gone. */
function writtenNew(): string {
  const editor = editorOf('')
  const { unmount } = formOf(editor, { key: TEXT, isNew: true })
  editor.commands.insertContent('<p>A boat</p><p>and rice</p>')
  editor.chain().selectAll().toggleBulletList().run()
  unmount()
  return editor.getHTML()
}

test('a text is undone step by step in the form that shows it once it is saved', () => {
  const editor = editorOf(writtenNew())
  const updates = jest.fn()
  editor.on('update', updates)
  formOf(editor, { key: TEXT, isNew: false })
  expect(updates).not.toHaveBeenCalled()
  const shown = [editor.getHTML()]
  while (editor.can().undo()) {
    editor.commands.undo()
    shown.push(editor.getHTML())
  }
  expect(shown[0]).toContain('<li>')
  expect(shown.at(-1)).toBe('<p></p>')
  editor.commands.redo()
  expect(editor.getText()).toContain('A boat')
})

test.each([
  ['another field', { key: 'news detail.text bn', isNew: false }, (html: string) => html],
  ['another text', { key: TEXT, isNew: false }, () => '<p>Another</p>'],
  ['another new record', { key: TEXT, isNew: true }, (html: string) => html],
])('nothing of it is undone in %s', (_name, place, shownOf) => {
  const editor = editorOf(shownOf(writtenNew()))
  formOf(editor, place)
  expect(editor.can().undo()).toBe(false)
})

test('it goes to one form alone, and not to a form that is opened later', () => {
  const html = writtenNew()
  formOf(editorOf(html), { key: TEXT, isNew: false })
  const second = editorOf(html)
  formOf(second, { key: TEXT, isNew: false })
  expect(second.can().undo()).toBe(false)

  const late = writtenNew()
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  const third = editorOf(late)
  formOf(third, { key: TEXT, isNew: false })
  jest.useRealTimers()
  expect(third.can().undo()).toBe(false)
})
