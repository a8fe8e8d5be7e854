import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Proof, ProveForm } from './prove-form'

const show = (onProof: (proof: Proof) => Promise<{ problem: string } | null>) => {
  render(<ProveForm email="a@example.org" hasApp confirm="Go on" onProof={onProof} />)
  return userEvent.setup()
}
const confirm = () => screen.getByRole('button', { name: 'Go on' })

test('nothing typed is asked for in its own words, and sent nowhere', async () => {
  const onProof = jest.fn()
  const user = show(onProof)
  await user.click(confirm())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please type your password.'))
  expect(screen.getByLabelText('Your password')).toHaveFocus()
  expect(onProof).not.toHaveBeenCalled()
})

test('what was wrong is said at the field, which is gone to again', async () => {
  const user = show(async () => ({ problem: 'This is not your password.' }))
  await user.type(screen.getByLabelText('Your password'), 'river{Enter}')
  const field = screen.getByLabelText('Your password')
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'))
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
})

test('a code is sent as one, and nothing of the password with it', async () => {
  const onProof = jest.fn(async () => null)
  const user = show(onProof)
  await user.type(screen.getByLabelText('Your password'), 'half a pass')
  await user.click(screen.getByRole('button', { name: 'Use a code of the app instead' }))
  const field = screen.getByLabelText('Code of the app, or a recovery code')
  expect(field).toHaveValue('')
  await user.type(field, '123456{Enter}')
  expect(onProof).toHaveBeenCalledWith({ code: '123456' })
})
