import { screen } from '@testing-library/react'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { renderInWords } from '../shared/words-testing'
import { Receipts } from './receipts'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }))
jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

test('a receipt that was cancelled says why, when and by whom', async () => {
  const pledge = { id: 1, state: 'refunded', source: 'form', locale: 'en' } as Pledge
  const receipt = {
    id: 1,
    number: '2026-27/0009',
    state: 'cancelled',
    issuedAt: '2026-11-21T08:00:00.000Z',
    cancelledAt: '2026-11-22T08:00:00.000Z',
    cancelReason: 'Sent twice',
    cancelledBy: 'Nadia',
  } as Receipt
  renderInWords((await Receipts({ pledge, receipts: [receipt] })) as React.ReactElement)
  expect(screen.getByRole('listitem')).toHaveTextContent(/Cancelled: Sent twice.*22 November, 2026.*, Nadia$/)
})
