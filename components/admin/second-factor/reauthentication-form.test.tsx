import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { type Reauthentication, ReauthenticationForm } from './reauthentication-form'

const show = (onSubmit: (proof: Reauthentication) => Promise<{ problem: string } | null>) => {
  renderInWords(<ReauthenticationForm email="a@example.org" hasApp confirm="Go on" onSubmit={onSubmit} />)
  return userEvent.setup()
}
const confirm = () => screen.getByRole('button', { name: 'Go on' })

test('an empty field has its own message, and nothing is sent', async () => {
  const onSubmit = jest.fn()
  const user = show(onSubmit)
  await user.click(confirm())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please type your password.'))
  expect(screen.getByLabelText('Your password')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a refusal is shown at the field, which takes the focus', async () => {
  const user = show(async () => ({ problem: 'This is not your password.' }))
  await user.type(screen.getByLabelText('Your password'), 'river{Enter}')
  const field = screen.getByLabelText('Your password')
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your password.'))
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
})

test('a code is sent as a code, without the password', async () => {
  const onSubmit = jest.fn(async () => null)
  const user = show(onSubmit)
  await user.type(screen.getByLabelText('Your password'), 'half a pass')
  await user.click(screen.getByRole('button', { name: 'Use a code of the app instead' }))
  const field = screen.getByLabelText('Code of the app, or a recovery code')
  expect(field).toHaveValue('')
  await user.type(field, '123456{Enter}')
  expect(onSubmit).toHaveBeenCalledWith({ code: '123456' })
})
