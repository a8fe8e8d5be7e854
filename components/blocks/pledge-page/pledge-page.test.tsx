import { render, screen } from '@testing-library/react'
import { settings } from '@/components/site/fixtures'
import type { GiftStatus } from '@/lib/donations/donor/gift-status'
import { PledgePage } from './pledge-page'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))

const gift: GiftStatus = {
  id: 7,
  reference: '7K3M-Q9PX',
  state: 'pledged',
  amount: 640_000,
  received: null,
  currency: 'BDT',
  fund: 'General fund (for: Health)',
  purpose: 'general',
  method: 'bkash',
  anonymous: false,
  trxId: '',
  senderNumber: '',
  why: '',
  receipt: null,
  reached: { pledged: '2026-11-21T20:00:00.000Z' },
}
const accounts = { ...settings, wallets: { nagad: '', bkash: '01700-000002', upay: '' } }

const show = (changes: Partial<GiftStatus>, locale: 'en' | 'bn' = 'en') =>
  render(<PledgePage pageKey={'A'.repeat(22)} gift={{ ...gift, ...changes }} settings={accounts} locale={locale} />)

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

test('nobody is asked to send what was found or is looked for', () => {
  show({ state: 'reported', trxId: '8N7A6B5C4D' })
  expect(screen.queryByText(/01700-000002/)).toBeNull()
})

test('days stand without an hour, and the receipt’s number in the digits of the language', () => {
  show({ state: 'verified', received: 640_000, receipt: '2026-27/0001' }, 'bn')
  expect(document.querySelector('time')).toHaveTextContent(/^২২ নভেম্বর, ২০২৬$/)
  expect(screen.getByText('রসিদ ২০২৬-২৭/০০০১')).toBeInTheDocument()
})
