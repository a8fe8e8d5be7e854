import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/lib/i18n/messages/en.json'
import { DonateForm } from './donate-form'
import { VolunteerForm } from './volunteer-form'

const { shared, volunteer, donate } = messages.forms
const sent: { body: Record<string, unknown>; key: string | null }[] = []

function serverAnswers(status: number, body: unknown): void {
  global.fetch = jest.fn(async (_address, init?: RequestInit) => {
    sent.push({
      body: JSON.parse(String(init?.body)),
      key: new Headers(init?.headers).get('Idempotency-Key'),
    })
    return { ok: status < 300, status, json: async () => body } as Response
  })
}

beforeEach(() => {
  sent.length = 0
})

async function registerAs(name: string, email = 'nusrat@example.com'): Promise<void> {
  render(<VolunteerForm labels={{ ...shared, ...volunteer }} />)
  if (name) await userEvent.type(screen.getByLabelText('Your Name'), name)
  await userEvent.type(screen.getByLabelText('Email Address'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
}

function donation(): void {
  render(
    <DonateForm
      labels={{ ...shared, ...donate }}
      locale="en"
      ways={{
        bank: { bankName: 'Demo Bank', accountName: 'Foundation', accountNumber: '0000 1234', branch: 'Tongi' },
        wallets: { nagad: '017', bkash: '018', upay: '019' },
        countries: ['USA', 'England', 'Australia'],
        currencies: ['USD', 'BDT', 'JPY'],
      }}
    />,
  )
}

const NOT_OPEN = { error: { code: 'not_open', message: 'This form cannot take entries yet.' } }

test('a form that is not open says so in the server’s words', async () => {
  serverAnswers(503, NOT_OPEN)
  await registerAs('Nusrat')
  expect(await screen.findByText('This form cannot take entries yet.')).toBeVisible()
})

test('what was typed is kept when the form is not open', async () => {
  serverAnswers(503, NOT_OPEN)
  await registerAs('Nusrat')
  await screen.findByText('This form cannot take entries yet.')
  expect(screen.getByLabelText('Your Name')).toHaveValue('Nusrat')
})

test('a second try carries the same key', async () => {
  serverAnswers(503, NOT_OPEN)
  await registerAs('Nusrat')
  await screen.findByText('This form cannot take entries yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Send a message' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect([sent[1]?.key, Boolean(sent[0]?.key)]).toEqual([sent[0]?.key, true])
})

test('a lost connection keeps what was typed and says so', async () => {
  global.fetch = jest.fn(async () => {
    throw new TypeError('offline')
  })
  await registerAs('Nusrat')
  expect(await screen.findByText(shared.offline)).toBeVisible()
})

test('the server’s word on a field stands beside the field', async () => {
  serverAnswers(422, {
    error: { code: 'invalid', message: 'Please check.', fields: { phone: 'This number is too short.' } },
  })
  await registerAs('Nusrat')
  await waitFor(() =>
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('This number is too short.'),
  )
})

test('a wrong address is not sent, and the summary takes the focus', async () => {
  serverAnswers(201, {})
  await registerAs('Nusrat', 'nusrat@')
  expect([sent.length, document.activeElement?.getAttribute('role')]).toEqual([0, 'alert'])
})

test('a registration that was taken is thanked for', async () => {
  serverAnswers(201, { data: {} })
  await registerAs('Nusrat')
  expect(await screen.findByText(volunteer.thanks)).toBeVisible()
})

test('the amount starts as .00', () => {
  donation()
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('.00')
})

test('a suggested amount fills the field', async () => {
  donation()
  await userEvent.click(screen.getByRole('radio', { name: 'Taka' }))
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000.00')
})

test('nothing is sent without an amount', async () => {
  serverAnswers(201, {})
  donation()
  await userEvent.click(screen.getByRole('button', { name: 'Donate now' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(donate.amountError)
})

test('choosing a wallet shows its number', async () => {
  donation()
  await userEvent.click(screen.getByRole('radio', { name: /Bkash/ }))
  expect(screen.getByText(/018/)).toBeVisible()
})

test('a gift is sent as numbers and the spec’s words', async () => {
  serverAnswers(201, { data: { reference: 'AF-1' } })
  donation()
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  await userEvent.selectOptions(screen.getByLabelText('Choose a project'), 'Old Home')
  await userEvent.type(screen.getByLabelText('First name'), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email address'), 'nusrat@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Donate now' }))
  await screen.findByText('Your reference is AF-1.')
  expect(sent[0]?.body).toMatchObject({ amount: 50, currency: 'USD', project: 'Old Home', paymentMethod: 0 })
})
