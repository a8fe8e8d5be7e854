import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { RichTextEditor } from './editor'

const given: string[] = []
beforeEach(() => {
  given.length = 0
})

const editor = (value: string, readOnly = false) => (
  <RichTextEditor
    value={value}
    onChange={(html) => given.push(html)}
    label="Text"
    labels={messages.editor.tool}
    readOnly={readOnly}
  />
)

const sheet = () => screen.findByRole('textbox', { name: 'Text' })

test('a text that is only opened is not changed', async () => {
  render(editor('<h1>A</h1><p></p>'))
  expect(await sheet()).toHaveTextContent('A')
  expect(given).toEqual([])
})

test('what an old text holds that is not allowed is not drawn', async () => {
  render(
    editor('<p>A<img src="https://example.org/a.png" onerror="x()"></p><iframe src="https://example.org"></iframe>'),
  )
  expect((await sheet()).querySelectorAll('img[src], iframe')).toHaveLength(0)
})

test('a text that its owner replaces is shown', async () => {
  const { rerender } = render(editor('<p>A</p>'))
  await sheet()
  rerender(editor('<p>B</p>'))
  await waitFor(async () => expect(await sheet()).toHaveTextContent('B'))
  expect(given).toEqual([])
})

/** Gives the editor's own value back to it one change too late, as a busy form does. */
function LateOwner() {
  const [values, setValues] = useState(['<p>A</p>'])
  return (
    <RichTextEditor
      value={values.at(-2) ?? '<p>A</p>'}
      onChange={(html) => setValues((all) => [...all, html])}
      label="Text"
      labels={messages.editor.tool}
    />
  )
}

test('a value that comes back late undoes nothing', async () => {
  render(<LateOwner />)
  const text = await sheet()
  for (const name of ['Quotation', 'Bulleted list']) {
    act(() => screen.getByRole('button', { name }).focus())
    await act(() => userEvent.keyboard('{Enter}'))
  }
  expect(text.querySelector('blockquote ul')).toHaveTextContent('A')
})

test('a text that may only be read has no tools', async () => {
  render(editor('<p>A</p>', true))
  expect(await sheet()).toHaveAttribute('contenteditable', 'false')
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

test('the toolbar is one stop for Tab, and arrows move in it', async () => {
  render(editor('<p>A</p>'))
  await sheet()
  const stops = () => screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]')
  expect(stops()).toHaveLength(1)
  screen.getByRole('combobox').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
  expect(stops()).toHaveLength(1)
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('combobox')).toHaveFocus()
})
