import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { Viewer } from './viewer'

const photos = [1, 2, 3].map((id) => ({ id, image: `media/photo-${id}.webp`, meta: undefined }))

function Open({ from, onClose = () => undefined }: { from: number; onClose?: () => void }) {
  const [at, setAt] = useState(from)
  return <Viewer photos={photos} at={at} labels={messages.gallery} locale="en" onShow={setAt} onClose={onClose} />
}

const button = (name: string) => screen.getByRole('button', { name })

test('the counter says which photo of how many is shown', () => {
  render(<Open from={1} />)
  expect(screen.getByText('2 / 3')).toBeVisible()
})

test('previous is disabled at the first photo', () => {
  render(<Open from={0} />)
  expect([button('Previous'), button('Next')].map((each) => each.hasAttribute('disabled'))).toEqual([true, false])
})

test('next is disabled at the last photo', () => {
  render(<Open from={2} />)
  expect([button('Previous'), button('Next')].map((each) => each.hasAttribute('disabled'))).toEqual([false, true])
})

test('arrow keys move by one and stop at the end', async () => {
  render(<Open from={1} />)
  button('Next').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByText('3 / 3')).toBeVisible()
})

test('the keyboard still works after its button was disabled at the end', async () => {
  render(<Open from={1} />)
  await userEvent.click(button('Next'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('2 / 3')).toBeVisible()
})

test('a thumb shows its photo', async () => {
  render(<Open from={0} />)
  await userEvent.click(button('Show photo 3'))
  expect(screen.getByText('3 / 3')).toBeVisible()
})

test('the close button closes', async () => {
  const closed = jest.fn()
  render(<Open from={0} onClose={closed} />)
  await userEvent.click(button('Close'))
  expect(closed).toHaveBeenCalledTimes(1)
})
