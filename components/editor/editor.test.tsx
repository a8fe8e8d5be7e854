import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { RichTextEditor } from './editor'
import type { PictureUpload } from './picture-panel'

const given: string[] = []
beforeEach(() => {
  given.length = 0
})

const editor = (value: string, readOnly = false, upload?: PictureUpload) => (
  <RichTextEditor
    value={value}
    onChange={(html) => given.push(html)}
    label="Text"
    labels={messages.editor.tool}
    locale="en"
    readOnly={readOnly}
    {...(upload && { upload })}
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
      locale="en"
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

const pressTool = async (name: string) => {
  await sheet()
  await userEvent.click(screen.getByRole('button', { name }))
}

test('the words are counted below the text, also after a change', async () => {
  const { rerender } = render(editor('<p>The river rose.</p>'))
  await sheet()
  expect(await screen.findByText('Words: 3. Minutes to read: 1.')).toBeVisible()
  rerender(editor('<p>The river rose again.</p>'))
  expect(await screen.findByText('Words: 4. Minutes to read: 1.')).toBeVisible()
})

test('words are found, whatever their letters and marks, and replaced by others', async () => {
  render(editor('<p>The <strong>ri</strong>ver. A River, a boat.</p>'))
  await pressTool('Find and replace')
  await userEvent.type(await screen.findByLabelText('Find'), 'river')
  expect(screen.getByText('Found: 2')).toBeVisible()
  expect((await sheet()).querySelectorAll('.ProseMirror-search-match')).not.toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Replace with'), 'lake')
  await userEvent.click(screen.getByRole('button', { name: 'Replace all' }))
  expect(screen.getByText('Replaced: 2')).toBeVisible()
  expect(given.at(-1)).toMatch(/The .*lake.*\. A lake, a boat\./)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect((await sheet()).querySelector('.ProseMirror-search-match')).toBeNull()
  expect(screen.getByRole('button', { name: 'Find and replace' })).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  await userEvent.keyboard('{Enter}')
  expect(await sheet()).toHaveTextContent('The river. A River, a boat.')
})

test('one after the other is replaced, and what is not there is said', async () => {
  render(editor('<p>a boat, a boat</p>'))
  await pressTool('Find and replace')
  await userEvent.type(await screen.findByLabelText('Find'), 'boat')
  await userEvent.type(screen.getByLabelText('Replace with'), 'bus')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(await sheet()).toHaveTextContent('a bus, a boat')
  expect(screen.getByText('Found: 1')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Find'), 's')
  expect(screen.getByText('It is not in the text.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Replace all' })).toBeDisabled()
})

const boat = (name: string) => new File(['x'], name, { type: 'image/png' })

test('a picture that is pasted is described, uploaded and put in, and a refusal loses nothing', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:boat', revokeObjectURL: () => undefined })
  const upload = jest
    .fn()
    .mockResolvedValueOnce({ problem: 'This is no picture.' })
    .mockImplementation(async (file: File) => ({ src: `/media/${file.name}` }))
  render(editor('<p>A</p>', false, upload))
  const clipboardData = { getData: () => '', files: [boat('a.png'), boat('b.png')], types: ['Files'] }
  fireEvent.paste(await sheet(), { clipboardData })

  expect(await screen.findByText('a.png')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  expect(screen.getByText('Please say what the picture shows.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('What the picture shows'), 'A boat')
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  expect(await screen.findByText('This is no picture.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(given.at(-1)).toContain('<img src="/media/a.png" alt="A boat">'))
  // The second one has its turn.
  expect(await screen.findByText('b.png')).toBeVisible()
  expect(screen.getByLabelText('What the picture shows')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('b.png')).toBeNull()
  expect(upload.mock.calls.map(([file, alt]) => [file.name, alt])).toEqual([
    ['a.png', 'A boat'],
    ['a.png', 'A boat'],
  ])
})

test('where nothing can be uploaded, a pasted picture is refused with what to do', async () => {
  render(editor('<p>A</p>'))
  fireEvent.paste(await sheet(), { clipboardData: { getData: () => '', files: [boat('a.png')], types: ['Files'] } })
  expect(await screen.findByText(/Files are not put into a text/)).toBeVisible()
})

test('of what has more markup than a person writes, the words are pasted', async () => {
  render(editor('<p>A </p>'))
  const content: Record<string, string> = { 'text/html': '<div>'.repeat(1000), 'text/plain': 'boat' }
  const clipboardData = { getData: (type: string) => content[type] ?? '', files: [], types: Object.keys(content) }
  fireEvent.paste(await sheet(), { clipboardData })
  await waitFor(() => expect(given.at(-1)).toContain('boat'))
  expect(await screen.findByText(/its words alone were put in/)).toBeVisible()
})
