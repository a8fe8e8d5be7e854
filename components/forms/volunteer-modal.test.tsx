import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import messages from '@/lib/shared/i18n/messages/en.json'
import { fakeServerAnswers } from './fake-server'
import { volunteerLabels } from './labels'
import { VolunteerModal } from './volunteer-modal'

const { shared, volunteer } = messages.forms

function Register() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <VolunteerModal open={open} onClose={() => setOpen(false)} labels={volunteerLabels(messages.forms)} locale="en" />
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function typeIn(): Promise<void> {
  render(<Register />)
  await press('Open')
  await userEvent.type(screen.getByLabelText('Your Name'), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email Address'), 'nusrat@example.com')
}

test('what was not sent yet is still there at the next opening', async () => {
  await typeIn()
  await press(shared.close)
  await press('Open')
  expect(screen.getByLabelText('Your Name')).toHaveValue('Nusrat')
})

test('a form that was sent is an empty one at the next opening', async () => {
  fakeServerAnswers(201, { data: {} })
  await typeIn()
  await press(volunteer.register)
  await screen.findByText(volunteer.thanks)
  await press(shared.close)
  expect(screen.getByText(volunteer.thanks)).toBeInTheDocument()
  await press('Open')
  expect(screen.queryByText(volunteer.thanks)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Your Name')).toBeVisible()
  expect(screen.getByLabelText('Your Name')).toHaveValue('')
})
