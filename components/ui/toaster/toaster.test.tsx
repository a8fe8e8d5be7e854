import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as store } from 'react-hot-toast/headless'
import { toast } from './toast'
import { Toaster } from './toaster'

const LABELS = { notifications: 'Notifications', dismiss: 'Dismiss' }

/** The list, which comes with the first toast. */
const shown = async () => {
  render(<Toaster labels={LABELS} />)
  await act(() => toast('Welcome', { id: 'first' }))
  const list = await screen.findByRole('region', { name: 'Notifications' })
  act(() => store.remove('first'))
  return list
}

beforeAll(() => {
  // jsdom does not know :modal.
  const query = Document.prototype.querySelectorAll
  jest.spyOn(Document.prototype, 'querySelectorAll').mockImplementation(function all(this: Document, selector: string) {
    return query.call(this, selector.replace(':modal', '[open]'))
  })
})

afterEach(() => act(() => store.removeAll()))

test('the first toast brings the list that shows it', async () => {
  render(<Toaster labels={LABELS} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await act(() => toast('Account number copied'))
  expect(await screen.findByText('Account number copied')).toBeInTheDocument()
})

test('good news is a status', async () => {
  await shown()
  await act(() => toast.success('Successfully send email'))
  expect(screen.getByRole('status')).toHaveTextContent('Successfully send email')
})

test('a failure is an alert', async () => {
  await shown()
  await act(() => toast.error('The message was not sent.'))
  expect(screen.getByRole('alert')).toHaveTextContent('The message was not sent.')
})

test('toasts are of five kinds, four of which have a mark of their own', async () => {
  const list = await shown()
  const kinds = { blank: toast, ...toast }
  for (const kind of ['blank', 'error', 'success', 'loading', 'custom'] as const) {
    await act(() => kinds[kind](kind, { id: kind }))
    expect(screen.getByText(kind)).toBeInTheDocument()
  }
  const marks = [...list.querySelectorAll('[class*=icon] use, [class*=icon] path')].map((mark) => mark.outerHTML)
  expect(new Set(marks).size).toBeGreaterThanOrEqual(4)
})

test('twenty are kept', async () => {
  const list = await shown()
  await act(async () => {
    for (let number = 1; number <= 25; number++) await toast(`Note ${number}`)
  })
  expect(within(list).getAllByRole('status')).toHaveLength(20)
})

test('a toast is gone a second after it was dismissed', async () => {
  await shown()
  await act(() => toast('Account number copied'))
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  act(() => jest.advanceTimersByTime(990))
  expect(screen.queryByText('Account number copied')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(20))
  expect(screen.queryByText('Account number copied')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('toasts stand inside an open dialog, which makes the rest of the page inert', async () => {
  await shown()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  await act(async () => dialog.showModal())
  expect(within(dialog).getByRole('region', { name: 'Notifications' })).toBeInTheDocument()
  await act(async () => dialog.remove())
})
