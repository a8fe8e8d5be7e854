import { fireEvent, render, waitFor } from '@testing-library/react'
import { Navigation } from './navigation'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

/** A dialog that was opened, as the browser tells of it. */
async function opened(): Promise<HTMLDialogElement> {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  fireEvent(dialog, new Event('toggle'))
  await waitFor(() => expect(history.state?.layer).toBeGreaterThan(0))
  return dialog
}
const atDepth = (depth: number) => waitFor(() => expect(history.state?.layer ?? 0).toBe(depth))

beforeEach(() => {
  history.replaceState({ kept: 1 }, '')
  render(<Navigation className="thread" />)
})

test('Back closes what was opened, and stays on the page', async () => {
  const entries = history.length
  const dialog = await opened()
  expect(history.state).toEqual({ kept: 1, layer: 1 })
  expect(history.length).toBe(entries + 1)
  history.back()
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  expect(history.state).toEqual({ kept: 1 })
})

test('Back leaves the page once what was opened has been closed', async () => {
  const dialog = await opened()
  dialog.close()
  fireEvent(dialog, new Event('close'))
  await atDepth(0)
})

test('Back closes one of two at a time', async () => {
  const [below, above] = [await opened(), await opened()]
  await atDepth(2)
  history.back()
  await waitFor(() => expect(above).not.toHaveAttribute('open'))
  expect(below).toHaveAttribute('open')
  history.back()
  await waitFor(() => expect(below).not.toHaveAttribute('open'))
})
