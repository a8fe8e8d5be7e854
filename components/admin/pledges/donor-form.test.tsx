import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInWords } from '../shared/words-testing'
import { DonorForm } from './donor-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@payloadcms/ui', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))

const DONOR = { firstName: 'Nusrat', lastName: 'Jahan', email: '', phone: '', address: 'Tongi' }

test('what is wrong with a correction stands beside its field, and what was typed stays', async () => {
  const fields = { phone: 'This is no phone number.' }
  const json = async () => ({ errors: [{ message: fields.phone, data: { fields } }] })
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status: 422, json })
  renderInWords(<DonorForm id={7} donor={DONOR} receipted={false} />)
  await userEvent.click(screen.getByText('Correct'))
  await userEvent.type(screen.getByLabelText('Phone'), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus())
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(fields.phone)
  expect(screen.getByLabelText('Phone')).toHaveValue('12')
  expect(screen.getByLabelText('First name')).not.toHaveAccessibleDescription()
})
