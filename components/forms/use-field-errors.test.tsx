import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/shared/i18n/messages/en.json'
import { fakeServerAnswers } from './fake-server'
import { volunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

const { problems } = messages.forms

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a message' }))

test('an error disappears as soon as its field is corrected', async () => {
  fakeServerAnswers(201, {})
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const email = screen.getByLabelText('Email Address')
  await userEvent.type(email, 'nusrat@')
  await send()
  await waitFor(() => expect(email).toBeInvalid())
  await userEvent.type(email, 'example.com')
  expect(email).toBeValid()
})

test('a wrong field gets its error when the focus moves to the next', async () => {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const phone = screen.getByLabelText('Phone Number')
  await userEvent.type(phone, 'call me')
  // The form's controller is fetched at the first touch.
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  await userEvent.click(screen.getByLabelText('Address'))
  expect(phone).toHaveAccessibleDescription(problems.phone)
})

test('a field that was only tabbed through gets no error', async () => {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  await userEvent.click(screen.getByLabelText('Your Name'))
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  await userEvent.click(screen.getByLabelText('Email Address'))
  expect(screen.getByLabelText('Your Name')).not.toHaveAttribute('aria-invalid')
})

/** What Chromium tells of 02/31/2000, or of a day without its year. */
const halfTyped = (date: HTMLElement) =>
  Object.defineProperty(date, 'validity', { configurable: true, value: { badInput: true } })

test('a date that the browser cannot read is not sent as none', async () => {
  const sent = fakeServerAnswers(201, {})
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const date = screen.getByLabelText('Date of Birth')
  await userEvent.type(screen.getByLabelText('Your Name'), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email Address'), 'nusrat@example.com')
  halfTyped(date)
  await userEvent.click(date)
  await userEvent.click(screen.getByLabelText('Address'))
  await waitFor(() => expect(date).toHaveAccessibleDescription(problems.date))
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(sent).toEqual([])
  Reflect.deleteProperty(date, 'validity')
  await userEvent.click(date)
  await userEvent.click(screen.getByLabelText('Address'))
  expect(date).toBeValid()
})

test('the error of a field changes with its cause', async () => {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const name = screen.getByLabelText('Your Name')
  await userEvent.click(name)
  await userEvent.paste('x'.repeat(121))
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  await userEvent.click(screen.getByLabelText('Address'))
  expect(name).toHaveAccessibleDescription(/room for 120/)
  await userEvent.clear(name)
  expect(name).toHaveAccessibleDescription(problems.name)
})
