import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog'

function Register({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Register
      </button>
      <Dialog open={open} onClose={close} title="Register as a volunteer" closeLabel="Close" footer={<p>Foot</p>}>
        <input aria-label="Your Name" />
      </Dialog>
    </>
  )
}

const opened = async (onClose?: () => void) => {
  render(<Register onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  return screen.getByRole('dialog', { name: 'Register as a volunteer' })
}

const pressAndRelease = (from: Element, to: Element) => {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
}

test('a dialog opens under its title', async () => {
  expect(await opened()).toHaveAttribute('open')
})

test('it stands outside of the block that opens it, whose styles would reach it', async () => {
  expect((await opened()).parentElement).toBe(document.body)
})

test('the close button closes it', async () => {
  const dialog = await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog).not.toHaveAttribute('open')
})

test('Esc asks its owner to close it, once', async () => {
  const onClose = jest.fn()
  const dialog = await opened(onClose)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(dialog).not.toHaveAttribute('open')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a press beside the panel closes it', async () => {
  const dialog = await opened()
  pressAndRelease(dialog, dialog)
  expect(dialog).not.toHaveAttribute('open')
})

test('a selection that ends beside the panel does not close it', async () => {
  const dialog = await opened()
  pressAndRelease(screen.getByLabelText('Your Name'), dialog)
  expect(dialog).toHaveAttribute('open')
})

test('what was typed is still there when it is opened again', async () => {
  await opened()
  await userEvent.type(screen.getByLabelText('Your Name'), 'Nusrat')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  expect(screen.getByLabelText('Your Name')).toHaveValue('Nusrat')
})
