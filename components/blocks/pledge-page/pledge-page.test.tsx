import { render, screen } from '@testing-library/react'
import { settings } from '@/components/site/fixtures'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import { PledgePage } from './pledge-page'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))

const pledge: PledgeStatus = {
  id: 7,
  reference: '7K3M-Q9PX',
  state: 'pledged',
  amount: 640_000,
  currency: 'BDT',
  received: null,
  receivedCurrency: null,
  fund: 'Health',
  purpose: 'general',
  method: 'bkash',
  anonymous: false,
  trxId: '',
  trxIdFrom: null,
  senderNumber: '',
  why: '',
  receipt: null,
  reached: { pledged: '2026-11-21T20:00:00.000Z' },
}
const accounts = { ...settings, wallets: { nagad: '', bkash: '01700-000002', upay: '' } }

const show = (changes: Partial<PledgeStatus>, locale: 'en' | 'bn' = 'en') =>
  render(<PledgePage pageKey={'A'.repeat(22)} pledge={{ ...pledge, ...changes }} settings={accounts} locale={locale} />)

test.each([
  ['pledged', 'How to send it'],
  ['cancelled', 'If you have not sent it yet'],
  ['rejected', 'If you have not sent it yet'],
  ['expired', 'If you have not sent it yet'],
] as const)('of a gift that is %s, the steps stand under “%s”', (state, heading) => {
  show({ state })
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.getByText('Send ৳6,400 to 01700-000002.')).toBeInTheDocument()
})

test('the payment steps are gone once a transaction ID is reported', () => {
  show({ state: 'reported', trxId: '8N7A6B5C4D' })
  expect(screen.queryByText(/01700-000002/)).toBeNull()
})

test('days stand without an hour, and the receipt’s number in the digits of the language', () => {
  show({ state: 'verified', received: 640_000, receipt: '2026-27/0001' }, 'bn')
  expect(document.querySelector('time')).toHaveTextContent(/^২২ নভেম্বর, ২০২৬$/)
  expect(screen.getByText('রসিদ ২০২৬-২৭/০০০১')).toBeInTheDocument()
})

test('a promise in one currency and its money in another stand side by side', () => {
  const arrived = { received: 640_000, receivedCurrency: 'BDT' } as const
  show({ state: 'verified', amount: 5000, currency: 'USD', ...arrived })
  expect(screen.getByText('You promised $50; ৳6,400 arrived, and that is what counts.')).toBeInTheDocument()
})

test('an ID that staff noted is not told as the donor’s words', () => {
  show({ state: 'reported', trxId: '8N7A6B5C4D', trxIdFrom: 'staff' })
  expect(screen.getByText(/^We noted 8N7A6B5C4D for your gift/)).toBeInTheDocument()
  expect(screen.queryByText(/You gave us/)).toBeNull()
})

test('an ID that came with the money is not shown as given by the donor', () => {
  const reached = { pledged: '2026-11-21T20:00:00.000Z', verified: '2026-11-22T20:00:00.000Z' }
  show({
    state: 'verified',
    received: 640_000,
    receivedCurrency: 'BDT',
    trxId: '8N7A6B5C4D',
    trxIdFrom: 'money',
    reached,
  })
  expect(screen.queryByText('Transaction ID given')).toBeNull()
  expect(screen.getByText('Money found')).toBeInTheDocument()
})

test('a campaign that has no Bangla name is marked as English on the donor’s page', () => {
  show({ fund: 'A lamp for every desk' }, 'bn')
  expect(screen.getByText('A lamp for every desk')).toHaveAttribute('lang', 'en')
})
