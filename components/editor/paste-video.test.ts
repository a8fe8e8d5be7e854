/** @jest-environment jsdom */
import { Editor } from '@tiptap/react'
import { EXTENSIONS } from './schema'

const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk&t=3'
const PLAYER = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>'

/** Pastes plain text at the end of a text. @returns the text then, and whether the editor did something of its own */
function paste(content: string, text: string): [string, boolean] {
  const editor = new Editor({ element: document.createElement('div'), extensions: EXTENSIONS, content })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  const event = new Event('paste') as ClipboardEvent
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } })
  const isHandled = editor.view.someProp('handlePaste', (handle) => handle(editor.view, event, null as never)) === true
  return [editor.getHTML(), isHandled]
}

test.each([YOUTUBE, ` ${YOUTUBE}\n`])('an address of a video on an empty line becomes its player: %p', (text) => {
  const [html, isHandled] = paste('<p>before</p><p></p>', text)
  expect(isHandled).toBe(true)
  expect(html).toMatch(/^<p>before<\/p>/)
  expect(html).toContain(PLAYER)
})

test('within a sentence it stays an address', () => {
  const [html, isHandled] = paste('<p>See </p>', YOUTUBE)
  expect(isHandled).toBe(false)
  expect(html).not.toContain('iframe')
})

test.each(['https://example.org/watch?v=abcdefghijk', `${YOUTUBE} is a film`, ''])(
  'what is no such address is pasted as ever: %p',
  (text) => {
    expect(paste('<p></p>', text)[0]).not.toContain('iframe')
  },
)
