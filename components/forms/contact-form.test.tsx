import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/shared/i18n/messages/en.json'
import { ContactForm } from './contact-form'
import { FRESH_STAMP, fakeServerAnswers, fakeServerIsDown, UNAVAILABLE } from './fake-server'
import { contactLabels } from './labels'

const { shared, contact } = messages.forms

async function write(): Promise<void> {
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" stamp="page" />)
  await userEvent.click(screen.getByLabelText('Name'))
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  await userEvent.keyboard('Rahima')
  await userEvent.type(screen.getByLabelText('Email'), 'rahima@example.org')
  await userEvent.type(screen.getByLabelText('Subject'), 'The clinic')
  await userEvent.type(screen.getByLabelText('Message'), 'When does it open?')
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
}

test('a message is sent in the call’s five fields', async () => {
  const sent = fakeServerAnswers(201, { data: { status: 'Success' } })
  await write()
  await screen.findByText(contact.thanks)
  expect(sent[0]).toMatchObject({
    address: '/api/v1/contact/create-contact',
    body: {
      mailAddress: 'rahima@example.org',
      mailerName: 'Rahima',
      mailerSubject: 'The clinic',
      mailerMessage: 'When does it open?',
      senderPhone: '',
      website: '',
      stamp: FRESH_STAMP,
    },
  })
})

test('a form begun before its controller loaded keeps the signed time of its page', async () => {
  const sent = fakeServerAnswers(201, { data: { status: 'Success' } })
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" stamp="page" />)
  const typed = { Name: 'Rahima', Email: 'rahima@example.org', Message: 'When does it open?' }
  for (const [label, value] of Object.entries(typed)) {
    // All at once: the controller is fetched at the first touch, and comes later.
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await screen.findByText(contact.thanks)
  expect(sent[0]?.body.stamp).toBe('page')
})

test('a changed message is sent under another idempotency key', async () => {
  const sent = fakeServerAnswers(429, { error: { code: 'too_many', message: 'Please wait ten minutes.' } })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await write()
  await screen.findByText('Please wait ten minutes.')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('Message'), ' And close?')
  await send()
  await waitFor(() => expect(sent).toHaveLength(3))
  const [first, second, third] = sent.map(({ key }) => key)
  expect([second === first, third === first]).toEqual([true, false])
})

test('another can be sent after the first: from an empty form, and the same words under another key', async () => {
  const sent = fakeServerAnswers(201, { data: { status: 'Success' } })
  await write()
  await userEvent.click(await screen.findByRole('button', { name: shared.another }))
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '', '', ''])
  expect(screen.getByLabelText('Name')).toHaveFocus()
  // Not typed: the stand-in for a keyboard does not hear that a form was emptied.
  const { mailerName, mailAddress, mailerSubject, mailerMessage } = sent[0]?.body ?? {}
  const same = { Name: mailerName, Email: mailAddress, Subject: mailerSubject, Message: mailerMessage }
  for (const [label, value] of Object.entries(same))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await screen.findByText(contact.thanks)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('the honeypot is hidden from people and screen readers', () => {
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" />)
  const trap = document.querySelector('[name="website"]')
  expect(trap).toHaveAttribute('tabindex', '-1')
  for (const mark of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type']) {
    expect(trap).toHaveAttribute(mark)
  }
  expect(screen.getAllByRole('textbox')).not.toContain(trap)
})

test('a text that nears its limit is counted', async () => {
  fakeServerAnswers(201, { data: { status: 'Success' } })
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" />)
  const message = screen.getByLabelText('Message')
  await userEvent.click(message)
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'open'))
  fireEvent.input(message, { target: { value: '🌾'.repeat(4499) } })
  expect(screen.queryByText(/of 5,000/)).not.toBeInTheDocument()
  fireEvent.input(message, { target: { value: '🌾'.repeat(4567) } })
  expect(screen.getByText('4,567 of 5,000 characters')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('4,500 of 5,000 characters')
})

test('a text that is too long is kept whole, and its characters are counted', async () => {
  const sent = fakeServerAnswers(201, { data: { status: 'Success' } })
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" />)
  const subject = screen.getByLabelText('Subject')
  await userEvent.click(subject)
  await userEvent.paste('x'.repeat(201))
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await waitFor(() => expect(subject).toHaveAccessibleDescription(/room for 200 characters/))
  expect(subject).toHaveValue('x'.repeat(201))
  expect(sent).toEqual([])
})

describe('what is not Success', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each([{ data: { status: 'Queued' } }, { data: {} }, {}, null])('%j is no success', async (body) => {
    fakeServerAnswers(200, body)
    await write()
    expect(await screen.findByText(contact.failed)).toBeVisible()
  })

  test('it goes to the console', async () => {
    fakeServerAnswers(503, UNAVAILABLE)
    await write()
    await screen.findByText(UNAVAILABLE.error.message)
    expect(console.error).toHaveBeenCalledWith('Error sending message', UNAVAILABLE)
  })

  test('what was typed is kept', async () => {
    fakeServerIsDown()
    await write()
    await screen.findByText(shared.offline)
    expect(screen.getByLabelText('Message')).toHaveValue('When does it open?')
  })
})

test('the fetched time is no value that a browser restores when the page is reloaded', async () => {
  fakeServerAnswers(201, { data: { status: 'Success' } })
  // React remembers how a value is changed when it makes an input.
  const changed = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  render(<ContactForm labels={contactLabels(messages.forms)} locale="en" stamp="page" />)
  const stamp = document.querySelector<HTMLInputElement>('[name="stamp"]')
  fireEvent.focusIn(screen.getByLabelText('Name'))
  await waitFor(() => expect(stamp?.value).toBe(FRESH_STAMP))
  expect(changed).not.toHaveBeenCalledWith(FRESH_STAMP)
  changed.mockRestore()
})
