import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '@/components/ui/toaster/toaster'
import messages from '@/lib/shared/i18n/messages/en.json'
import { fakeServerAnswers, fakeServerAnswersInTurn, fakeServerIsDown, UNAVAILABLE } from './fake-server'
import { volunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

const { shared, volunteer, problems } = messages.forms

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a message' }))

async function registerAs(name: string, email = 'nusrat@example.com'): Promise<void> {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  if (name) await userEvent.type(screen.getByLabelText('Your Name'), name)
  await userEvent.type(screen.getByLabelText('Email Address'), email)
  await send()
}

test('the labels are the specification’s', () => {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const labels = [...document.querySelectorAll('label:not([aria-hidden] *)')].map((label) => label.textContent?.trim())
  expect(labels).toEqual([
    'Your Name',
    'Email Address',
    'Phone Number',
    'Date of Birth',
    'Address',
    'Occupation',
    'Write a Comment',
  ])
})

test('without script it is posted to the call of its language', () => {
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="bn" />)
  expect(document.querySelector('form')).toHaveAttribute('action', '/api/v1/volunteer-registrations?locale=bn')
})

test('a form that is not stored says so', async () => {
  fakeServerAnswers(503, UNAVAILABLE)
  await registerAs('Nusrat')
  expect(await screen.findByText(UNAVAILABLE.error.message)).toBeVisible()
})

test('a failure is said once, and the toast only names it', async () => {
  fakeServerAnswers(503, UNAVAILABLE)
  render(<Toaster labels={{ notifications: 'Notifications', dismiss: 'Dismiss' }} />)
  await registerAs('Nusrat')
  const toasts = await screen.findByRole('region', { name: 'Notifications' })
  expect(await within(toasts).findByRole('status')).toHaveTextContent(shared.notSent)
  await send()
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([UNAVAILABLE.error.message])
  expect(within(toasts).getAllByRole('status')).toHaveLength(1)
})

test('the toast of a failed attempt disappears once the form is sent', async () => {
  fakeServerAnswersInTurn([503, UNAVAILABLE], [201, { data: {} }])
  render(<Toaster labels={{ notifications: 'Notifications', dismiss: 'Dismiss' }} />)
  await registerAs('Nusrat')
  const toasts = await screen.findByRole('region', { name: 'Notifications' })
  expect(await within(toasts).findByText(shared.notSent)).toBeVisible()
  await send()
  expect(await screen.findByText(messages.forms.volunteer.thanks)).toBeVisible()
  await waitFor(() => expect(within(toasts).queryByText(shared.notSent)).toBeNull(), { timeout: 2500 })
})

test('what was typed is kept when the form is not stored', async () => {
  fakeServerAnswers(503, UNAVAILABLE)
  await registerAs('Nusrat')
  await screen.findByText(UNAVAILABLE.error.message)
  expect(screen.getByLabelText('Your Name')).toHaveValue('Nusrat')
})

test('a second attempt carries the same idempotency key', async () => {
  const sent = fakeServerAnswers(503, UNAVAILABLE)
  await registerAs('Nusrat')
  await screen.findByText(UNAVAILABLE.error.message)
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect([sent[1]?.key, Boolean(sent[0]?.key)]).toEqual([sent[0]?.key, true])
})

test('two clicks send one record', async () => {
  let answer: (response: Response) => void = () => undefined
  const sent = fakeServerAnswers(201, { data: {} })
  const slow = global.fetch
  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    const response = await slow(...call)
    await new Promise((resolve) => {
      answer = () => resolve(undefined)
    })
    return response
  })
  await registerAs('Nusrat')
  await waitFor(() => expect(sent).toHaveLength(1))
  await send()
  answer({} as Response)
  await screen.findByText(volunteer.thanks)
  expect(sent).toHaveLength(1)
})

test('a lost connection keeps what was typed and says so', async () => {
  fakeServerIsDown()
  await registerAs('Nusrat')
  expect(await screen.findByText(shared.offline)).toBeVisible()
})

test('the server’s word on a field stands beside the field', async () => {
  fakeServerAnswers(422, {
    error: { code: 'invalid', message: 'Please check.', fields: { phone: 'This number is too short.' } },
  })
  await registerAs('Nusrat')
  await waitFor(() =>
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('This number is too short.'),
  )
})

test('the summary names the field by its label, and leads to it', async () => {
  fakeServerAnswers(201, {})
  await registerAs('')
  await userEvent.click(await screen.findByRole('button', { name: `Your Name: ${problems.name}` }))
  expect(screen.getByLabelText('Your Name')).toHaveFocus()
})

test('a wrong address is not sent, and the summary takes the focus', async () => {
  const sent = fakeServerAnswers(201, {})
  await registerAs('Nusrat', 'nusrat@')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(sent).toEqual([])
})

test('somebody under sixteen is told when to come back', async () => {
  const sent = fakeServerAnswers(201, {})
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const year = new Date().getFullYear() - 12
  await userEvent.type(screen.getByLabelText('Date of Birth'), `${year}-01-31`)
  await send()
  await waitFor(() => expect(screen.getByLabelText('Date of Birth')).toHaveAccessibleDescription(problems.age))
  expect(sent).toEqual([])
})

test('a registration that was taken is thanked for', async () => {
  fakeServerAnswers(201, { data: {} })
  await registerAs('Nusrat')
  expect(await screen.findByText(volunteer.thanks)).toBeVisible()
})

test('a phone number is enough, and typing it ends the error at the address', async () => {
  const sent = fakeServerAnswers(201, { data: {} })
  render(<VolunteerForm labels={volunteerLabels(messages.forms)} locale="en" />)
  const email = screen.getByLabelText('Email Address')
  await userEvent.type(screen.getByLabelText('Your Name'), 'Nusrat')
  await send()
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(problems.reachable)))
  await userEvent.type(screen.getByLabelText('Phone Number'), '01711-000000')
  await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
  await send()
  expect(await screen.findByText(volunteer.thanks)).toBeVisible()
  expect(sent).toHaveLength(1)
})
