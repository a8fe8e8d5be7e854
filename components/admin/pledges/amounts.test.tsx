import { screen } from '@testing-library/react'
import type { PledgeDetails } from '@/lib/giving/lists/pledge-details'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { DescriptionList } from '../shared/description-list'
import { renderInWords } from '../shared/words-testing'
import { amountsOf } from './amounts'
import { PledgeListRow } from './pledge-list-row'
import { ReceivedMoney } from './received-money'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
  toast: {},
}))

const WORDS = wordsOf('pledges', 'en')

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
  renderInWords(<DescriptionList facts={amountsOf(pledge(DOLLARS), WORDS, 'en')} />)
  expect(factOf('Promised')).toHaveTextContent(/^\$50, /)
  expect(factOf('Received')).toHaveTextContent('৳6,400: this is what counts')
})

test('in the list, too', async () => {
  renderInWords(await PledgeListRow({ pledge: pledge(DOLLARS), campaigns: new Map() }))
  expect(screen.getByText(/· promised \$50$/)).toBeInTheDocument()
})

test('what came as it was promised is told once', () => {
  renderInWords(<DescriptionList facts={amountsOf(pledge({ received: 640_000 }), WORDS, 'en')} />)
  expect(factOf('Promised')).toHaveTextContent(/^৳6,400, /)
  expect(screen.queryByText('Received')).toBeNull()
})

test('what staff entered was promised by nobody', () => {
  renderInWords(<DescriptionList facts={amountsOf(pledge({ source: 'desk', received: 640_000 }), WORDS, 'en')} />)
  expect(screen.queryByText('Promised')).toBeNull()
  expect(factOf('Received')).toHaveTextContent(/^৳6,400$/)
})

test.each([
  ['donor', 'Transaction ID, as the donor gave it'],
  ['staff', 'Transaction ID, as staff noted it'],
  ['money', 'Transaction ID, taken from the money'],
  [null, 'Transaction ID'],
] as const)('an ID that %s gave is called “%s”', async (trxIdFrom, label) => {
  const file = { pledge: pledge({ trxId: '8N7A6B5C4D', trxIdFrom }), transaction: null, candidates: [] }
  renderInWords(await ReceivedMoney(file as Pick<PledgeDetails, 'pledge' | 'transaction' | 'candidates'>))
  expect(factOf(label)).toHaveTextContent('8N7A6B5C4D')
})
