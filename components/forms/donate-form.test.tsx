import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { campaign } from '@/components/blocks/fixtures'
import type { Donation } from '@/lib/content/types'
import messages from '@/lib/i18n/messages/en.json'
import { DonateForm } from './donate-form'
import { donateLabels, type PaymentWays } from './labels'
import { serverAnswers } from './testing'

const { donate } = messages.forms

const WAYS: PaymentWays = {
  bank: { bankName: 'Demo Bank', accountName: 'Foundation', accountNumber: '0000 1234', branch: 'Tongi' },
  wallets: { nagad: '017', bkash: '018', upay: '019' },
  countries: ['USA', 'England', 'Australia'],
  currencies: ['USD', 'BDT', 'JPY'],
}

function donation(over: { ways?: Partial<PaymentWays>; campaign?: Donation } = {}): void {
  const ways = { ...WAYS, ...over.ways }
  render(<DonateForm labels={donateLabels(messages.forms)} locale="en" ways={ways} campaign={over.campaign} />)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Donate now' }))
const amount = () => screen.getByRole('textbox', { name: 'Amount' })

async function fillIn(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '$50' }))
  await userEvent.type(screen.getByLabelText('First name'), 'Nusrat')
  await userEvent.type(screen.getByLabelText('Email address'), 'nusrat@example.com')
}

test('the amount starts as .00', () => {
  donation()
  expect(amount()).toHaveValue('.00')
})

test('the projects are the specification’s seven', () => {
  donation()
  const names = [...screen.getByLabelText('Choose a project').children].map((option) => option.textContent)
  expect(names).toEqual([
    'Health',
    'Education',
    'Microcredit',
    'Improving Quality Of Life',
    'Environment',
    'Orphanage',
    'Old Home',
  ])
})

test('a suggested amount fills the field', async () => {
  donation()
  await userEvent.click(screen.getByRole('radio', { name: 'Taka' }))
  await userEvent.click(screen.getByRole('button', { name: '৳1,000' }))
  await waitFor(() => expect(amount()).toHaveValue('1,000.00'))
})

test('the suggestion that the amount is now is marked', async () => {
  donation()
  await userEvent.clear(amount())
  await userEvent.type(amount(), '25')
  await waitFor(() => expect(screen.getByRole('button', { name: '$25' })).toHaveAttribute('aria-pressed', 'true'))
})

test('nothing is sent without an amount', async () => {
  const sent = serverAnswers(201, {})
  donation()
  await send()
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(donate.amountError))
  expect(sent).toEqual([])
})

test.each(['abc', '-5', '0', '1e3', '💸'])('%s is no amount', async (nonsense) => {
  serverAnswers(201, {})
  donation()
  await userEvent.clear(amount())
  await userEvent.type(amount(), nonsense)
  await send()
  await waitFor(() => expect(amount()).toBeInvalid())
})

test('every way to pay is in the HTML', () => {
  donation()
  for (const number of ['0000 1234', '017', '018', '019']) expect(screen.getByText(number)).toBeInTheDocument()
})

test('a wallet without a number says so', () => {
  donation({ ways: { wallets: { nagad: '017', bkash: '', upay: '019' } } })
  expect(screen.getByText(donate.noNumber)).toBeInTheDocument()
})

test('a number is copied', async () => {
  const user = userEvent.setup()
  donation()
  await user.click(screen.getByRole('button', { name: 'Copy the Bkash number' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('018'))
})

test('a gift is sent as numbers and the spec’s words', async () => {
  const sent = serverAnswers(201, { data: { reference: 'AF-1' } })
  donation()
  await fillIn()
  await userEvent.selectOptions(screen.getByLabelText('Choose a project'), 'Old Home')
  await send()
  await screen.findByText('Your reference is AF-1.')
  expect(sent[0]?.body).toMatchObject({ amount: 50, currency: 'USD', project: 'Old Home', paymentMethod: 0 })
})

test('a gift for a campaign carries it', async () => {
  const sent = serverAnswers(201, { data: {} })
  donation({ campaign: campaign(7, { category: 'Education' }) })
  await fillIn()
  await send()
  await screen.findByText(donate.thanks)
  expect(sent[0]?.body).toMatchObject({ campaign: 7, project: 'Education' })
})

test('the form starts in the campaign’s currency', () => {
  donation({ campaign: campaign(7, { currency: 'JPY' }) })
  expect(screen.getByRole('radio', { name: 'Yen' })).toBeChecked()
})

test('a form is gone once it was sent', async () => {
  serverAnswers(201, { data: {} })
  donation()
  await fillIn()
  await send()
  await screen.findByText(donate.thanks)
  expect(document.querySelector('form')).not.toBeVisible()
})
