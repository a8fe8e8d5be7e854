import { render, screen } from '@testing-library/react'
import { FundTable } from './fund-table'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))
jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

test('a purpose stands beneath its fund, too, where the screen has no room beside it', async () => {
  const fund = { campaign: null, currency: 'BDT', purpose: 'zakat', raised: 50_000, promised: 0 } as const
  render(await FundTable({ funds: [fund], campaigns: new Map(), days: { from: '', to: '' } }))
  expect(screen.getByRole('rowheader')).toHaveTextContent(/BDT.*Zakat/)
})
