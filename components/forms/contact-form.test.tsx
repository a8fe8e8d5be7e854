import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/i18n/messages/en.json'
import { ContactForm } from './contact-form'
import { NOT_OPEN, serverAnswers, serverIsGone } from './testing'

const { shared, contact } = messages.forms

async function write(): Promise<void> {
  render(<ContactForm labels={{ ...shared, ...contact }} locale="en" />)
  await userEvent.type(screen.getByLabelText('Name'), 'Rahima')
  await userEvent.type(screen.getByLabelText('Email'), 'rahima@example.org')
  await userEvent.type(screen.getByLabelText('Subject'), 'The clinic')
  await userEvent.type(screen.getByLabelText('Message'), 'When does it open?')
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
}

test('a message is sent in the call’s five fields', async () => {
  const sent = serverAnswers(201, { data: { status: 'Success' } })
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
    },
  })
})

describe('what is not Success', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each([{ data: { status: 'Queued' } }, { data: {} }, {}, null])('%j is no success', async (body) => {
    serverAnswers(200, body)
    await write()
    expect(await screen.findByText(contact.failed)).toBeVisible()
  })

  test('it goes to the console', async () => {
    serverAnswers(503, NOT_OPEN)
    await write()
    await screen.findByText(shared.notOpen)
    expect(console.error).toHaveBeenCalledWith('Error sending message', NOT_OPEN)
  })

  test('what was typed is kept', async () => {
    serverIsGone()
    await write()
    await screen.findByText(shared.offline)
    expect(screen.getByLabelText('Message')).toHaveValue('When does it open?')
  })
})
