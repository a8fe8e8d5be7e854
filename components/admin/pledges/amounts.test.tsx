import { render, screen } from '@testing-library/react'
import type { PledgeDetails } from '@/lib/giving/lists/pledge-details'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { DescriptionList } from '../shared/description-list'
import { amountsOf } from './amounts'
import { PledgeListRow } from './pledge-list-row'
import { ReceivedMoney } from './received-money'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
  toast: {},
}))

const pledge = (changes: Partial<Pledge>) =>
  ({
    ...{ id: 7, reference: '7K3M-Q9PX', state: 'verified', source: 'form', amount: 640_000, currency: 'BDT' },
    ...{ purpose: 'general', method: 'bkash', createdAt: '2026-11-21T08:00:00.000Z', ...changes },
  }) as Pledge

const DOLLARS = {
  received: 640_000,
  beforeVerified: { amount: 5000, currency: 'USD', campaign: null, method: 'bkash', trxId: '' },
} as const

const factOf = (name: string) => screen.getByText(name).nextElementSibling

test('what was promised in dollars and came in taka stands with both', () => {
  render(<DescriptionList facts={amountsOf(pledge(DOLLARS))} />)
  expect(factOf('Promised')).toHaveTextContent(/^\$50, /)
  expect(factOf('Received')).toHaveTextContent('৳6,400: this is what counts')
})

test('in the list, too', () => {
  render(<PledgeListRow pledge={pledge(DOLLARS)} campaigns={new Map()} />)
  expect(screen.getByText(/· promised \$50$/)).toBeInTheDocument()
})

test('what came as it was promised is told once', () => {
  render(<DescriptionList facts={amountsOf(pledge({ received: 640_000 }))} />)
  expect(factOf('Promised')).toHaveTextContent(/^৳6,400, /)
  expect(screen.queryByText('Received')).toBeNull()
})

test('what staff entered was promised by nobody', () => {
  render(<DescriptionList facts={amountsOf(pledge({ source: 'desk', received: 640_000 }))} />)
  expect(screen.queryByText('Promised')).toBeNull()
  expect(factOf('Received')).toHaveTextContent(/^৳6,400$/)
})

test.each([
  ['donor', 'Transaction ID, as the donor gave it'],
  ['staff', 'Transaction ID, as staff noted it'],
  ['money', 'Transaction ID, taken from the money'],
  [null, 'Transaction ID'],
] as const)('an ID that %s gave is called “%s”', (trxIdFrom, label) => {
  const file = { pledge: pledge({ trxId: '8N7A6B5C4D', trxIdFrom }), transaction: null, candidates: [] }
  render(<ReceivedMoney {...(file as Pick<PledgeDetails, 'pledge' | 'transaction' | 'candidates'>)} />)
  expect(factOf(label)).toHaveTextContent('8N7A6B5C4D')
})
