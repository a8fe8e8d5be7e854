import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { SignInAgain } from './sign-in-again'

const fetchFullUser = jest.fn()
const toasted = jest.fn()
jest.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 1, email: 'rahima@example.org' }, fetchFullUser }),
  toast: { success: (words: string) => toasted(words) },
}))

const answering = (statusOf: (path: string) => number): jest.Mock => {
  const fetched = jest.fn(async (path: string) => {
    const status = statusOf(String(path))
    return { ok: status === 200, status, json: async () => (status === 200 ? {} : { errors: [{ message: 'No.' }] }) }
  })
  window.fetch = fetched as unknown as typeof fetch
  return fetched
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const show = () =>
  renderInWords(
    <SignInAgain>
      <textarea aria-label="Text" defaultValue="written already" />
    </SignInAgain>,
  )
const dialog = () => screen.queryByRole('dialog')

test('after a call that is refused for want of a session the same person signs in again over the page', async () => {
  const fetched = answering((path) => (path.includes('/news/') ? 401 : 200))
  show()
  expect(dialog()).toBeNull()
  await act(() => window.fetch('/api/news/7'))
  await waitFor(() => expect(dialog()).toBeVisible())
  expect(screen.getByLabelText('Email')).toHaveValue('rahima@example.org')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(JSON.parse(fetched.mock.calls.at(-1)[1].body)).toEqual({ email: 'rahima@example.org', password: 'right' })
  expect(fetchFullUser).toHaveBeenCalledTimes(1)
  expect(toasted).toHaveBeenCalledWith('You are signed in again. Please save what you wrote.')
  expect(screen.getByLabelText('Text')).toHaveValue('written already')
})

test.each([
  ['a refusal of rights', '/api/news/7', 403],
  ['a wrong password', '/api/users/login', 401],
  ['another site', 'https://example.org/api/news', 401],
])('%s opens nothing', async (_, path, status) => {
  answering(() => status)
  show()
  await act(() => window.fetch(path))
  expect(dialog()).toBeNull()
})

test('put off, it comes again with the next refusal', async () => {
  answering(() => 401)
  show()
  await act(() => window.fetch('/api/news/7'))
  await waitFor(() => expect(dialog()).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(dialog()).toBeNull()
  await act(() => window.fetch('/api/news/7'))
  await waitFor(() => expect(dialog()).toBeVisible())
})
