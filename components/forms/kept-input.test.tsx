import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/shared/i18n/messages/en.json'
import { fakeServerAnswers } from './fake-server'
import { volunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

const { shared, volunteer } = messages.forms
const NAME = 'Your Name'

const open = () => render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
const name = () => screen.getByLabelText(NAME)

/** Types a name into a form, and leaves the page. */
async function typedAndLeft(text = 'Nusrat'): Promise<void> {
  const { unmount } = open()
  await userEvent.click(name())
  // Its controller comes with the first touch.
  await screen.findByLabelText(NAME)
  await userEvent.type(name(), text)
  await userEvent.type(screen.getByLabelText('Write a Comment'), 'On Fridays')
  unmount()
}

test('what was typed stands in the form again, and the form says so', async () => {
  await typedAndLeft()
  open()
  expect(await screen.findByText(shared.kept)).toBeVisible()
  expect(name()).toHaveValue('Nusrat')
  expect(screen.getByLabelText('Write a Comment')).toHaveValue('On Fridays')
})

test('what was typed before the form’s script came is kept as well', async () => {
  const { unmount } = open()
  fireEvent.input(name(), { target: { value: 'Nusrat' } })
  await waitFor(() => expect(localStorage).toHaveLength(1))
  unmount()
  open()
  await screen.findByText(shared.kept)
  expect(name()).toHaveValue('Nusrat')
})

test('it is cleared at a press, and does not come back', async () => {
  await typedAndLeft()
  const { unmount } = open()
  await userEvent.click(await screen.findByRole('button', { name: shared.clear }))
  expect(name()).toHaveValue('')
  expect(name()).toHaveFocus()
  expect(screen.queryByText(shared.kept)).toBeNull()
  unmount()
  expect(localStorage).toHaveLength(0)
})

test('nothing of it stays once the form is sent', async () => {
  fakeServerAnswers(201, { data: {} })
  open()
  await userEvent.type(name(), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email Address'), 'nusrat@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  expect(await screen.findByText(volunteer.thanks)).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('nothing of it stays after a day', async () => {
  await typedAndLeft()
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000 + 1)
  open()
  await userEvent.click(name())
  expect(name()).toHaveValue('')
  now.mockRestore()
})

test('what somebody types before it is put back stays', async () => {
  await typedAndLeft()
  open()
  fireEvent.change(name(), { target: { value: 'Ayesha' } })
  await screen.findByText(shared.kept)
  expect(name()).toHaveValue('Ayesha')
})

test.each(['nonsense', '{"a":1}', '[]', 'null'])(
  'a browser that holds %s for it has nothing to put back',
  async (text) => {
    localStorage.setItem('typed', text)
    open()
    await userEvent.type(name(), 'Nusrat')
    expect(name()).toHaveValue('Nusrat')
  },
)

test('a browser that keeps nothing lets the form be as it is', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse),
  )
  open()
  await userEvent.type(name(), 'Nusrat')
  expect(name()).toHaveValue('Nusrat')
  for (const spy of spies) spy.mockRestore()
})
